import { text } from './blocks.ts'
import type { LegalText } from './legal-text.ts'

/**
 * Effective 15 July 2025; lifetimes session, up to 1 year, up to 2 years
 * (docs/product.md#public-pages).
 */
export const cookiePolicyText: LegalText = {
  title: 'Cookie Policy',
  date: 'Effective: 15 July 2025',
  summaryTitle: 'In short',
  summary: [
    'Signing in needs a cookie. Everything else is for convenience, or up to you.',
    'Visits are counted only after you press Accept. Until then, nothing is loaded from Google and nothing is sent there.',
    'There are no advertising cookies.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: [
        text(
          'A cookie is a short piece of text that a site stores in your browser and gets back with each visit. Browsers also have their own storage, whose contents are never sent automatically. This page lists both.',
        ),
      ],
    },
    {
      id: 'kinds',
      title: 'Three kinds, three lifetimes',
      blocks: [
        {
          kind: 'table',
          caption: 'The kinds of cookies',
          head: ['Kind', 'What for', 'Lifetime', 'Your choice'],
          rows: [
            [
              'Necessary',
              'Keeping you signed in, and safe while you do',
              'For the session: until you sign out, at most 30 days after your last visit',
              'Always on; the service does not work without them',
            ],
            [
              'Preferences',
              'Your language, light or dark screens, your cookie choice, the question you had open',
              'Up to 1 year',
              'Delete them in your browser',
            ],
            [
              'Analytics',
              'Counting visits with Google Analytics, where this server uses it',
              'Up to 2 years',
              'Off until you accept',
            ],
          ],
        },
        { kind: 'cookie-choices' },
      ],
    },
    {
      id: 'cookies',
      title: 'Each cookie',
      blocks: [
        {
          kind: 'table',
          caption: 'Each cookie',
          head: ['Name', 'What for', 'Lifetime'],
          rows: [
            [
              'groundwork.session_token (over https with __Host- before it)',
              'Keeps you signed in. Scripts cannot read it.',
              'Until you sign out, at most 30 days after your last visit',
            ],
            [
              'groundwork.device (over https with __Host- before it)',
              'Tells your account that you signed in on this device before, so that strangers guessing passwords cannot lock you out. Scripts cannot read it, and it does not sign anyone in.',
              '400 days after you last signed in; removed when you sign out everywhere or delete your account',
            ],
            [
              'Other cookies whose names begin the same way',
              'Only while you sign in through another service: they tie its answer to your browser',
              'A few minutes',
            ],
            ['language', 'The language you chose', 'Up to 1 year'],
            ['theme', 'Whether you chose light or dark screens', 'Up to 1 year'],
            [
              '_ga and _ga_ followed by letters',
              'Google Analytics: tells one browser from another. Only after you accept.',
              'Up to 2 years; removed when you decline later',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Your browser’s storage',
      blocks: [
        {
          kind: 'table',
          caption: 'What the page keeps in your browser',
          head: ['What', 'What for', 'Lifetime'],
          rows: [
            [
              'Your cookie choice and its time',
              'So that we do not ask you on every page',
              '1 year; then we ask again',
            ],
            ['That you closed the banner', 'So that it stays closed', 'The session'],
            [
              'After you comment on a shared document: a random number for that link alone',
              'So that it knows your comments again',
              'Until you clear your browser’s storage',
            ],
            [
              'Typed text that the server has not confirmed yet',
              'So that nothing you type is lost',
              'Until it is saved',
            ],
            [
              'The selected project, the open question, hints you have dismissed, how long you worked on each answer',
              'So that you can pick up where you left off and see roughly how many minutes are left',
              'The session, or until you clear your browser’s storage',
            ],
          ],
        },
      ],
    },
    {
      id: 'change',
      title: 'Changing your mind',
      blocks: [
        text(
          '“Cookie choices” at the bottom of the public pages lets you choose again. Declining stops the counting at once and removes its cookies. Your browser can also delete or refuse cookies; without the necessary one, you cannot stay signed in.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        text('Before a material change takes effect, we give 30 days’ notice on this site.'),
      ],
    },
  ],
}
