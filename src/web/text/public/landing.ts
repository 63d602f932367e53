import { TRIAL_DAYS } from '#domain/trial.ts'
import { priceInEnglish } from '#web/text/legal/prices.ts'

/** The words of the landing page. Nothing here promises what the app does not do. */
export const landingText = {
  hero: {
    title: 'Turn your idea into requirements a developer can build from',
    lead: 'Fifteen plain questions about your business. Guidance whenever an answer needs more. You end up with one clear document whose requirements link back to what you said.',
    action: 'Get Started',
    example: 'Read a finished document',
    note: `Free for ${TRIAL_DAYS} days. No card needed.`,
    points: ['No coding required', 'AI-powered guidance', 'Developer-ready output'],
  },
  proof: {
    title: 'Your words, made buildable',
    lead: 'Here is what your answers become. Nothing is made up: each requirement is marked Stated (with its answer), Assumed or Open.',
    answered: (order: number, question: string) => `Question ${order}, ${question}`,
    answerLabel: 'You write',
    resultLabel: 'The document says',
    from: (orders: string) => `From ${orders}`,
    marks: {
      stated: 'Stated',
      guess: 'Your guess',
      unconfirmed: 'Read, not confirmed',
      assumed: 'Assumed',
      open: 'Open',
    },
  },
  features: {
    title: 'What you get',
    lead: 'Made for people who know their business and have never written a requirement.',
    items: [
      {
        title: 'No coding required',
        detail:
          'You describe people, problems and rules in your own words. Each question comes with guidance and an example from a small yoga studio.',
      },
      {
        title: 'AI-powered guidance',
        detail:
          'Hints appear while you write. Ask for feedback and read what is strong, what is missing and what to do next. Each reply says who wrote it: a language model, or our built-in reviewer.',
      },
      {
        title: 'Auto-save and drafts',
        detail:
          'Your answers are saved every 30 seconds and when you pause. Save a draft, close the page, go on from another computer. Without a connection your words stay on your device.',
      },
      {
        title: 'Developer-ready output',
        detail:
          'Roles, features, rules, data and risks, each with a number to refer to, and a test for every requirement. A developer, or a coding agent, can begin with it.',
      },
      {
        title: 'One document, kept in versions',
        detail:
          'Generate the document when you are ready. Improve an answer, generate again, and see in colour what has changed.',
      },
      {
        title: 'Markdown export',
        detail:
          'Copy the document or download it as Markdown: plain text that opens anywhere. Premium adds PDF, Word and tables for Jira, Linear and GitHub.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Answer fifteen questions',
        detail:
          'One at a time, in any order. Twelve are needed, three are optional. “I am not sure yet” is an answer too.',
      },
      {
        title: 'Ask for feedback',
        detail:
          'See at a glance which answers are ready, which are thin, and which small change would help most.',
      },
      {
        title: 'Hand over the document',
        detail:
          'Generate it, read it, send it. What nobody knows yet stands in it as an open question, not as a guess.',
      },
    ],
  },
  questions: {
    title: 'The fifteen questions',
    lead: 'Everything a developer would have to ask you, in the order in which it is easy to answer.',
  },
  example: {
    title: 'See a finished document',
    lead: 'A small yoga studio wants its clients to book online. These are its fifteen answers as a requirements document, written by the same program that will write yours.',
    facts: {
      requirements: 'functional requirements',
      criteria: 'acceptance criteria',
      open: 'open questions',
    },
    contents: 'Inside',
    action: 'Open the example',
  },
  pricing: {
    title: 'One plan, one price',
    lead: 'Try everything that matters on a real project. Stay if it helps.',
    plan: 'Premium',
    price: priceInEnglish,
    interval: 'a month',
    trial: `${TRIAL_DAYS}-day free trial. No card needed to start.`,
    action: 'Start Premium Trial',
    after:
      'When the trial ends nothing is deleted and nothing is charged. You can go on reading, editing and downloading what you wrote.',
    caption: 'What the trial and Premium give',
    columns: { what: 'What you can do', trial: 'In the trial', premium: 'With Premium' },
    rows: {
      projects: 'Projects',
      documents: 'Requirements documents',
      consultations: 'AI consultations',
      markdown: 'Copy and download a document as Markdown',
      export: 'Export Documentation: PDF, Word, task tables, the whole project',
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
    items: [
      {
        question: 'Do I have to know anything about software?',
        answer:
          'No. The questions are about your business: who has which problem, what happens step by step, what must never happen. Where developers need a special word, the document explains it.',
      },
      {
        question: 'Who writes the feedback and the document?',
        answer:
          'A set of built-in rules, always, and a language model where whoever runs this server has connected one. Each reply and each document says which. What a model proposes is checked against your answers before it is kept.',
      },
      {
        question: 'What if I do not know an answer?',
        answer:
          'Write that you are not sure, and why. It becomes an open question in the document, so that it is decided before anything is built on it.',
      },
      {
        question: 'Who can read my answers?',
        answer:
          'Your projects belong to your account; no other account can open them. If a language model is connected, what it is asked about is sent to its provider. The Privacy Policy says what is kept and for how long.',
      },
      {
        question: `What happens after ${TRIAL_DAYS} days?`,
        answer:
          'The trial ends by itself. Your projects, answers and document stay, and you can still read, edit and download them. Feedback, new documents and exports need Premium.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'At any time, from your dashboard. Premium then runs until the end of the month you have paid for.',
      },
      {
        question: 'Which languages can I write in?',
        answer:
          'The app speaks English and Japanese. Your answers may be in any language: your words stand in the document as you wrote them.',
      },
    ],
  },
  closing: {
    title: 'Begin with one sentence about your idea',
    detail: 'The first question asks whose problem you want to solve. You can answer it now.',
    action: 'Get Started',
  },
} as const

/** The workshop as it looks, drawn in the hero (Spec §2). */
export const workshopMock = {
  caption: 'The requirements workshop with the first of its fifteen questions.',
  back: 'Back to Dashboard',
  progress: (total: number) => `1 of ${total}`,
  percent: (total: number) => `${Math.round(100 / total)}%`,
  steps: 'Questions',
  required: 'Required',
  answerLabel: 'Your answer',
  answer:
    'Owners of yoga studios with one to three teachers. They take bookings by text message, so about twice a week two people turn up for the last place.',
  save: 'Save Answer',
  ask: 'Ask AI',
  guidance: 'Guidance',
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
      text: 'You name one kind of person and how often it happens: “twice a week”. What does it cost the owner, in hours or money? A number helps to decide what comes first.',
    },
    {
      when: 'Today, 09:05',
      time: '09:05',
      text: '“Yoga studios” is still a wide group. How many teachers do they have, and how do they take bookings now?',
    },
  ],
} as const
