/** The title and description of each page, for the browser's tab and for search engines. */
export const pagesText = {
  locale: 'en_US',
  /** What the social picture says; `npm run screenshots` sets it. */
  picture: {
    title: 'Turn your idea into requirements a developer can build from',
    tagline: 'Fifteen plain questions. One clear document, in your own words.',
  },
  app: {
    title: 'Groundwork',
    description: 'Your projects, answers and requirements documents.',
  },
  landing: {
    title: 'Groundwork: from idea to developer-ready requirements',
    description:
      'Groundwork turns your idea for a web app into requirements a developer can build from. Fifteen plain questions, help where an answer is thin, one clear document.',
  },
  contact: {
    title: 'Contact · Groundwork',
    description: 'A question, a problem, a wish? Write to whoever runs this Groundwork.',
  },
  example: {
    title: 'A finished requirements document · Groundwork',
    description:
      'Read what Groundwork makes of fifteen answers: the requirements document of a small yoga studio, every statement with its source.',
  },
  privacyPolicy: {
    title: 'Privacy Policy · Groundwork',
    description:
      'Which data Groundwork keeps about you, why, for how long, and what you can ask for.',
  },
  termsOfService: {
    title: 'Terms of Service · Groundwork',
    description: 'What you may expect of Groundwork, and what Groundwork expects of you.',
  },
  cookiePolicy: {
    title: 'Cookie Policy · Groundwork',
    description:
      'Which cookies Groundwork sets, how long they last, and how to change your choice.',
  },
  tokusho: {
    title: '特定商取引法に基づく表記 · Groundwork',
    description:
      'The notice that the Japanese commercial law asks for: seller, price, payment, cancellation.',
  },
  notFound: {
    title: 'Page Not Found · Groundwork',
    description: 'This address leads nowhere.',
  },
} as const
