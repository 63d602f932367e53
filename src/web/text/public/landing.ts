import { TRIAL_DAYS } from '#domain/trial.ts'
import { priceInEnglish } from '#web/text/legal/prices.ts'

interface ExampleCounts {
  requirements: number
  rules: number
  open: number
}

/** The words of the landing page. Nothing here promises what the app does not do. */
export const landingText = {
  hero: {
    title: 'Turn your idea into requirements a developer can build from',
    lead: 'Answer fifteen plain questions about your business. You end up with one clear document whose requirements link back to what you said.',
    action: 'Get Started',
    example: 'See an example document',
    note: `Free for ${TRIAL_DAYS} days. No card needed.`,
  },
  pages: {
    title: 'From your words to a build-ready spec',
    lead: 'Two pages of a real document, written by Groundwork for a made-up heating firm. “Q7”: said in answer 7. The rest is marked Assumed or Open.',
    /** How long it takes, in the one figure that is known: what the example's founder typed. */
    length: (answers: string) => `The fifteen answers took ${answers.split(/\s+/).length} words.`,
    action: 'Read all of it',
  },
  trades: {
    title: 'Three trades, in their own words',
    lead: 'Made-up founders, real documents.',
    /** Letters of a first answer: enough to hear who it is. */
    quoteLength: 105 as number,
    counts: ({ requirements, rules, open }: ExampleCounts) =>
      `${requirements}\u00a0requirements · ${rules}\u00a0rules · ${open}\u00a0open\u00a0questions`,
    read: 'Read the document',
    readOf: (title: string) => `: ${title}`,
  },
  features: {
    title: 'What you get',
    items: [
      {
        title: 'No coding required',
        detail: 'Plain questions about your business, each with an example.',
      },
      {
        title: 'AI-powered guidance',
        detail: 'Ask for feedback and see what’s missing. Every reply says who wrote it.',
      },
      {
        title: 'Auto-save and drafts',
        detail: 'Everything saves as you type. Pick up on any computer.',
      },
      {
        title: 'Developer-ready output',
        detail: 'Numbered requirements, rules and data, with checks to test against.',
      },
      {
        title: 'Full version history',
        detail: 'Improve an answer, regenerate, and see exactly what changed.',
      },
      {
        title: 'Markdown export',
        detail: 'Copy it or download it. Premium adds PDF, Word and task tables.',
      },
    ],
  },
  pricing: {
    title: 'One plan, one price',
    plan: 'Premium',
    price: priceInEnglish,
    interval: 'a month',
    trial: `${TRIAL_DAYS}-day free trial. No card needed to start.`,
    action: 'Start Premium Trial',
    after:
      'When the trial ends, nothing is deleted or charged. You can still read, edit and download everything.',
    compare: 'Compare plans',
    columns: { what: 'What you can do', trial: 'In the trial', premium: 'With Premium' },
    rows: {
      projects: 'Projects',
      documents: 'Requirements documents',
      consultations: 'AI consultations',
      markdown: 'Copy and download a document as Markdown',
      export: 'Export Documentation: PDF, Word, task tables, the whole project',
      webhooks: 'Webhooks to your own tools',
      trackers: 'Send requirements to GitHub, Linear or Jira',
      deletion: 'Delete projects',
      ownData: 'Download your data, delete your account',
    },
    unlimited: 'Unlimited',
    forDays: (days: number) => `Unlimited for ${days} days`,
    oneExport: 'One Markdown export',
    yes: 'Yes',
    no: 'No',
  },
  answers: {
    title: 'Questions and answers',
    fifteen: 'What are the fifteen questions?',
    items: [
      {
        question: 'What if I don’t know an answer?',
        answer:
          '“Not sure yet” is a perfectly good answer. Anything undecided is listed as an open question, never guessed.',
      },
      {
        question: 'Is it AI? Who can read my answers?',
        answer:
          'Built-in rules do the checking. If an AI model is connected, it writes documents from your answers and helps with replies. Each says so, and what it’s asked about goes to its provider. No other account can open your projects.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'At any time, from your dashboard. Premium then runs until the end of the month you’ve paid for.',
      },
      {
        question: 'Which languages can I write in?',
        answer:
          'Any. The app itself speaks English and Japanese, and quotes your words as you wrote them.',
      },
    ],
  },
} as const

/** The workshop as it looks, drawn in the hero. */
export const workshopMock = {
  caption: 'The requirements workshop with the first of its fifteen questions.',
  back: 'Back to Dashboard',
  progress: (total: number) => `1 of ${total}`,
  percent: (total: number) => `${Math.round(100 / total)}%`,
  steps: 'Questions',
  required: 'Required',
  answerLabel: 'Your answer',
  answer:
    'Yoga studios with one to three teachers. Twice a week, two people turn up for the last place.',
  save: 'Save Answer',
  ask: 'Ask AI',
  guidance: 'Guidance',
  guidanceText: 'Name one kind of person and one problem, as concretely as you can.',
  previous: 'Previous Question',
  draft: 'Save Draft',
  generate: 'Generate Document',
  next: 'Next Question',
  consultation: 'AI Consultation',
  unlimited: 'Unlimited',
  consultations: 'Previous Consultations',
  replyLabel: 'AI reply',
  replies: [
    {
      when: 'Today, 09:12',
      time: '09:12',
      text: '“Twice a week” says how often. What does it cost the owner?',
    },
    {
      when: 'Today, 09:05',
      time: '09:05',
      text: '“Yoga studios” is a wide group. How many teachers do they have?',
    },
  ],
} as const
