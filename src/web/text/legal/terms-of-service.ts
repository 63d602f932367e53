import { TRIAL_DAYS, TRIAL_GENERATIONS, TRIAL_PROJECTS } from '#domain/trial.ts'
import { list, text } from './blocks.ts'
import type { LegalText } from './legal-text.ts'
import { priceInEnglish } from './prices.ts'

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

/** Effective 15 July 2025; liability, law and court as there (docs/product.md#public-pages). */
export const termsOfServiceText: LegalText = {
  title: 'Terms of Service',
  date: 'Effective: 15 July 2025',
  summaryTitle: 'In short',
  summary: [
    'What you write is yours, and so are the documents made from it.',
    `The trial is free for ${TRIAL_DAYS} days and asks for no card. Premium costs ${priceInEnglish} a month; you can cancel at any time and keep it until the end of the month you’ve paid for.`,
    'A generated document is a careful start. Read it before anyone builds from it.',
    'Japanese law applies; any dispute goes to the Tokyo District Court.',
  ],
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        text(
          'Groundwork helps you plan a web application: a workshop of fifteen questions, feedback on your answers, and a requirements document made from them. These terms apply between you and the operator:',
        ),
        { kind: 'operator' },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        list(
          'Use your real email address, and keep your password to yourself. You are responsible for what happens in your account.',
          'If you are under 13, a parent or guardian must agree before you use the service.',
          'One person, one account, one trial.',
        ),
      ],
    },
    {
      id: 'trial',
      title: 'The trial',
      blocks: [
        text(
          `The trial begins with your first sign-in and lasts ${TRIAL_DAYS} days. It includes ${count(TRIAL_PROJECTS, 'project')}, ${count(TRIAL_GENERATIONS, 'generated document')} and AI consultations. It ends by itself; nothing is charged. If you cancel it earlier, the account is suspended until you choose Premium. Whatever happens, you can still read what you wrote.`,
        ),
      ],
    },
    {
      id: 'premium',
      title: 'Premium: price, payment, cancellation',
      blocks: [
        list(
          `Premium costs ${priceInEnglish} a month, paid in advance by card through Stripe. It renews each month until you cancel.`,
          'You can cancel at any time under Manage Billing. Premium then lasts until the end of the month you’ve paid for, and does not renew.',
          'We do not refund part of a month that has already begun, except where the law says otherwise.',
          'If a payment finally fails, the account is suspended until it is paid. Nothing you wrote is deleted.',
          'If the price changes, we tell you 30 days ahead; you can cancel before it takes effect.',
        ),
      ],
    },
    {
      id: 'your-content',
      title: 'Your content',
      blocks: [
        text(
          'Your answers and documents belong to you. You allow us to store and process them as far as the service needs, and no further. Enter only what you are allowed to share; keep other people’s secrets and personal data out of your answers.',
        ),
      ],
    },
    {
      id: 'ai',
      title: 'AI and generated documents',
      blocks: [
        text(
          'Replies and documents are written by fixed rules or by an AI model; the screen says which. They can be incomplete or wrong, and they are not legal, financial or technical advice. Check them before you rely on them.',
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        text('Please do not'),
        list(
          'use the service to break the law or to harm other people;',
          'try to get at other people’s data, or get around limits;',
          'disrupt the service with floods of automated requests.',
        ),
        text(
          'Unlimited use in Premium means use by one person at work. We may suspend an account that does any of the above; where possible, we tell you first.',
        ),
      ],
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      blocks: [
        text(
          'You can delete your account at any time in your profile; this ends any subscription and removes everything. If we close the service, we give you 30 days’ notice so that you can download your data, and refund whatever you have paid beyond that date.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      blocks: [
        text(
          'We work with care, but we cannot promise that the service will never be interrupted or will be free of faults. Our liability is limited to the fees you paid in the 12 months before the damage occurred. This limit does not apply in cases of intent or gross negligence, or where the law forbids it.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        text(
          'Before a material change takes effect, we give 30 days’ notice by email or on this site. If you do not agree, you can end the contract before then.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law and court',
      blocks: [
        text(
          'Japanese law applies. The Tokyo District Court has exclusive jurisdiction in the first instance. You keep any rights that the law of your home country gives you as a consumer.',
        ),
      ],
    },
  ],
}
