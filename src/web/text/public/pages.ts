/** The title and description of each page, for the browser's tab and for search engines. */
export const pagesText = {
  locale: 'en_US',
  /** What the social picture says; `npm run screenshots` sets it. */
  picture: {
    title: 'Turn your idea into requirements a developer can build from',
    tagline: 'Fifteen plain questions. One clear document, in your own words.',
  },
  app: {
    description: 'Your projects, answers and requirements documents.',
  },
  landing: {
    title: 'Groundwork: from idea to developer-ready requirements',
    description:
      'Groundwork turns your idea for a web app into requirements a developer can build from. Fifteen plain questions, guidance whenever an answer needs more, one clear document.',
  },
  contact: {
    title: 'Contact · Groundwork',
    description: 'Question, problem or idea? Get in touch.',
  },
  verify: {
    title: 'Check an approved document · Groundwork',
    description:
      'Check in your browser whether an exported requirements document is what people approved. Nothing is uploaded.',
  },
  example: {
    title: 'An example requirements document · Groundwork',
    description:
      'Read what Groundwork makes of fifteen answers: the requirements document of a small yoga studio, every statement with its source.',
  },
  bakeryExample: {
    title: 'Requirements for a bakery’s orders · Groundwork',
    description:
      'An example document: a made-up bakery takes orders for Saturday. What its fifteen answers become.',
  },
  heatingExample: {
    title: 'Requirements for a heating firm’s job sheets · Groundwork',
    description:
      'An example document: a made-up heating firm writes up its jobs on the phone. What its fifteen answers become.',
  },
  privacyPolicy: {
    title: 'Privacy Policy · Groundwork',
    description:
      'Which data Groundwork keeps about you, why, for how long, and what you can ask for.',
  },
  termsOfService: {
    title: 'Terms of Service · Groundwork',
    description: 'What you can expect from Groundwork, and what Groundwork expects from you.',
  },
  cookiePolicy: {
    title: 'Cookie Policy · Groundwork',
    description:
      'Which cookies Groundwork sets, how long they last, and how to change your choice.',
  },
  tokusho: {
    title: '特定商取引法に基づく表記 · Groundwork',
    description:
      'The notice required by Japanese commercial law: seller, price, payment, cancellation.',
  },
  notFound: {
    title: 'Page Not Found · Groundwork',
    description: 'We can’t find that page. The link may be old or mistyped.',
  },
} as const
