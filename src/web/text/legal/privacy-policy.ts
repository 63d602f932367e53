import { list, text } from './blocks.ts'
import type { LegalText } from './legal-text.ts'

/**
 * Last updated 23 June 2025, parents' consent under 13, 30 days' notice
 * (docs/product.md#public-pages).
 */
export const privacyPolicyText: LegalText = {
  title: 'Privacy Policy',
  date: 'Last updated: 23 June 2025',
  summaryTitle: 'In short',
  summary: [
    'We keep what you write so that you can work with it. We do not sell it, and we do not show ads.',
    'Visits are counted only if you agree, and you can change your mind at any time.',
    'You can download everything in your account and delete the account yourself, in your profile.',
    'If you are under 13, a parent or guardian must agree before you use the service.',
  ],
  sections: [
    {
      id: 'operator',
      title: 'Who is responsible',
      blocks: [
        text('The operator of this copy of Groundwork (“we”) decides what happens to your data:'),
        { kind: 'operator' },
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'What is stored on the server',
          head: ['What', 'What for', 'How long'],
          rows: [
            [
              'Account: name, email address, and a one-way hash of your password. The password itself is never stored.',
              'To let you sign in and to reset your password',
              'Until you delete the account',
            ],
            [
              'Sign-in through another service, if you choose one: your id there, and the keys it gives us',
              'To recognise you',
              'Until you delete the account',
            ],
            [
              'Sessions: when you signed in, and how your browser describes itself',
              'To keep you signed in',
              'Until you sign out, at most 30 days after your last visit',
            ],
            [
              'Projects, answers, consultations and documents',
              'To provide the service',
              'Until you delete the project or the account',
            ],
            [
              'Links you make to a document: until when, how often they were opened, and a one-way hash of a passphrase. Who opened them is not kept.',
              'To let the people you choose read it',
              'Until you end the link, or delete the project or the account',
            ],
            [
              'Comments people leave through your links: the name they give, what they write, and an email address if they choose to leave one, which only this server uses. A one-way hash tells which browser wrote them.',
              'So that you can answer, and so that they hear of it',
              'Until you delete the comment, the project or the account. An address also until its owner presses the link in one of our emails.',
            ],
            [
              'Approvals: the name you ask, and of whoever approves the name and role they type, the time, and fingerprints of what they saw. An email address you give for the link is used once and not kept.',
              'To show who approved what, in the document and its exports',
              'Until you remove the approval, or delete the project or the account. An approver can ask the owner or us to remove it.',
            ],
            [
              'Webhooks you add: the address, the secret (sealed), what was sent when, and the beginning of what the address answered',
              'To tell your own tools what happens, and to show you whether it arrived',
              'Until you delete the webhook or the account; what was sent, 30 days',
            ],
            [
              'A tracker you connect: its name, the place in it, your token (encrypted, never shown again), for Jira your email address there, and which issue belongs to which requirement',
              'To send your requirements there when you ask for it',
              'Until you disconnect it, or delete the project or the account',
            ],
            [
              'Your plan: its status, its dates, and your customer number at the payment provider',
              'To know what your plan includes',
              'Until you delete the account',
            ],
            [
              'A keyed hash of your email address, from which the address cannot be read',
              'So that each person gets one free trial',
              'It is kept after the account is deleted',
            ],
            [
              'Messages from the contact form: name, email address, message',
              'To answer you',
              'One year after your message reaches us; if you sent it while signed in, until you delete the account if that is sooner',
            ],
            [
              'Counts of attempts, by network address or by a hash of an email address',
              'To stop password guessing and floods of messages',
              'About a day',
            ],
          ],
        },
        text(
          'The server’s log contains times, page addresses without ids, and results. It contains no names, no email addresses and none of your words.',
        ),
      ],
    },
    {
      id: 'guests',
      title: 'If you comment on a document somebody shared with you',
      blocks: [
        text(
          'You need no account. The owner of the document and everyone with the same link see the name you give and what you write. If you leave an email address, nobody else sees it; we send a link to confirm it, and nothing else before that. Your browser keeps a random number for that link so that it knows your comments again. Every email has a link that deletes your address. To have a comment deleted, ask the owner, or write to us.',
        ),
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        text(
          'Your browser keeps whatever the server has not confirmed yet, so that nothing you type is lost, along with small conveniences such as the question you had open. The Cookie Policy lists all of it.',
        ),
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        text('Only these, and only for the purpose stated:'),
        list(
          'Payment: Stripe handles your card. We never see or store its number; we are only told whether you paid.',
          'AI: if a model provider is connected to this server, your question, your project’s answers or your notes are sent to it when you ask the AI, generate a document or have notes sorted. Each reply says who wrote it. If no provider is connected, the built-in reviewer and writer do the work on this server, and nothing is sent.',
          'Your own tools: an address you add as a webhook is told that something happened, by ids and times. It receives none of your words.',
          'Trackers: GitHub, Linear or Atlassian, if you connect one and press Send. It receives your requirements with their criteria and the words of yours that they quote.',
          'Email: this server’s mail provider delivers confirmations, password links and the messages you send us.',
          'Sign-in: a service such as Google or GitHub, if you choose to sign in through it.',
          'Speaking instead of typing: the maker of your browser may turn the sound into text, only if you press Speak and agree. We receive the text, never the sound.',
          'Counting visits: Google Analytics, only if this server uses it and only after you agree. It receives which kind of page was opened, never your words, names or project ids.',
          'Authorities, where the law requires it.',
        ),
        text('Some of these providers are based in countries other than yours.'),
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can do',
      blocks: [
        list(
          'See and correct: your name is in your profile, your words are in your projects.',
          'Take it with you: download everything in your account as an archive, whatever your plan.',
          'Delete: in your profile, you can delete the account and everything in it, with immediate effect.',
          'Object, or ask us for any of this: write to us. You may also complain to your country’s data protection authority.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        text(
          'Users under 13 need the consent of a parent or guardian. If you learn that a child is using the service without it, please write to us and we will delete the account.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        text(
          'Connections are encrypted. Passwords are stored as one-way hashes, attempts to guess them are limited, and every request is checked so that you only reach your own data. No system is without risk; if a breach affects you, we tell you and the authorities as the law requires.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        text(
          'Before a material change takes effect, we give 30 days’ notice by email or on this site. The date above says when the page was last changed.',
        ),
      ],
    },
  ],
}
