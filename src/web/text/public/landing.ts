import { PREMIUM_PRICE } from '#domain/pricing.ts'
import { TRIAL_DAYS, TRIAL_GENERATIONS, TRIAL_PROJECTS } from '#domain/trial.ts'

const price = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: PREMIUM_PRICE.currency,
  maximumFractionDigits: 0,
}).format(PREMIUM_PRICE.amount)

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

/** The words of the landing page. Nothing here promises what the app does not do. */
export const landingText = {
  hero: {
    title: 'Turn your idea into requirements a developer can build from',
    lead: 'Fifteen plain questions about your business. Help where an answer is thin. One clear document at the end, traceable to your own words.',
    action: 'Get Started',
    note: `Free for ${TRIAL_DAYS} days. No coding required, no card needed.`,
  },
  features: {
    title: 'What you do, and what you get',
    items: [
      {
        title: 'No coding required',
        detail:
          'You describe people, problems and rules in your own words. One question at a time, each with an example from a small yoga studio.',
      },
      {
        title: 'Guidance on every answer',
        detail:
          'Hints appear while you write. Ask for feedback and read what is strong, what is missing and one question worth answering next.',
      },
      {
        title: 'Developer-ready output',
        detail:
          'Roles, features, rules, data and risks with numbers to refer to. Each statement names the answer it comes from; what was assumed is marked.',
      },
      {
        title: 'Nothing gets lost',
        detail:
          'Your answers save themselves, and what the server has not got yet is kept on your device. Save a draft, close the page, come back on another computer.',
      },
      {
        title: 'A document you own',
        detail:
          'Generate the document, read it, copy it, download it as Markdown. It opens in any editor and every tool your developer uses.',
      },
      {
        title: 'Made to be finished',
        detail:
          'Twelve questions are needed, three are optional. “I am not sure yet” is an answer too: it becomes an open question.',
      },
    ],
  },
  questions: {
    title: 'The fifteen questions',
    lead: 'Everything a developer would have to ask you, in the order in which it is easy to answer.',
  },
  pricing: {
    title: 'One plan, one price',
    plan: 'Premium',
    price,
    interval: `a ${PREMIUM_PRICE.interval}`,
    trial: `${TRIAL_DAYS}-day free trial`,
    action: 'Start Premium Trial',
    trialTitle: 'In the trial',
    trialItems: [
      count(TRIAL_PROJECTS, 'project'),
      `AI consultation for ${TRIAL_DAYS} days`,
      count(TRIAL_GENERATIONS, 'requirements document'),
      'One Markdown export',
    ],
    premiumTitle: 'With Premium',
    premiumItems: [
      'Unlimited projects',
      'Unlimited AI consultations',
      'Unlimited requirements documents',
      'Unlimited Markdown export',
    ],
  },
} as const

/** The workshop as it looks, drawn in the hero (Spec §2). */
export const workshopMock = {
  caption: 'The requirements workshop with the first of its fifteen questions.',
  back: 'Back to Dashboard',
  progress: (total: number) => `1 of ${total}`,
  percent: (total: number) => `${Math.round(100 / total)}%`,
  required: 'Required',
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
  replies: [
    {
      when: 'Today, 09:12',
      text: 'You name one kind of person and how often it happens: “twice a week”. What does it cost the owner, in hours or money? A number helps to decide what comes first.',
    },
    {
      when: 'Today, 09:05',
      text: '“Yoga studios” is still a wide group. How many teachers do they have, and how do they take bookings now?',
    },
  ],
} as const
