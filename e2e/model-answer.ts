import type { Received, Scripted } from '#test/providers/stand-in.ts'

const part = (heading: string, ...points: string[]) =>
  `### ${heading}\n\n${points.map((point) => `- ${point}`).join('\n')}`

const ASKS = `> “every evening”

It does not say who loses the hour.

### One question for you

**Who has the problem most often?**

For example: Owners of ____ have it.`

/** A whole review, with a number and a name that nobody gave. */
const REVIEW = [
  ASKS,
  part('Strengths', '“every evening” says when it happens, so it can be watched.'),
  part('Improvements', '“People” could be anybody: name one kind of person.'),
  part('Suggestions', 'You could add: “It costs them ____ minutes each time.”'),
  part('Missing elements', 'How often it happens: 45 times a month, or less? Ask Stripe.'),
  part('Next steps', 'Add it in your own words, save, and ask again.'),
].join('\n\n')

const HOSTILE = `### Strengths

<img src="https://canary.example/a.png" onerror="window.tripwire = 1"> <script>window.tripwire = 1</script>

[a link](javascript:window.tripwire=1) ![picture](https://canary.example/b.png)

### Next steps

- Save it.`

/** A review that is far from done for minutes: for who stops it, however busy the machine is. */
const ENDLESS = [
  ASKS,
  part('Strengths', ...Array<string>(150).fill('“every evening” says when it happens.')),
  part('Next steps', 'Save it.'),
].join('\n\n')

/** The first piece of notes, and no other. */
const SORTED = JSON.stringify({ places: [{ to: 'q12', pieces: [1] }] })

const FREE = 'Question 13 is where messages belong. Your answers do not say who gets one.'

/** What the stand-in says: the words that are asked choose it. */
export function modelAnswer({ messages }: Received): Scripted {
  const asked = messages.at(-1)?.text ?? ''
  if (asked.startsWith('{"pieces":')) {
    return { text: SORTED, pieceLength: 3, pauseMs: asked.includes('slowly') ? 2000 : 0 }
  }
  if (asked.includes('endlessly')) return { text: ENDLESS, pieceLength: 6, pauseMs: 120 }
  if (asked.includes('slowly')) return { text: REVIEW, pieceLength: 6, pauseMs: 120 }
  if (asked.includes('breaks off')) return { fault: 'a cut connection' }
  if (asked.includes('overloaded')) return { fault: '429, wait long' }
  if (asked.includes('hostile')) return { text: HOSTILE, pieceLength: 3 }
  return { text: asked.includes('Review the answer') ? REVIEW : FREE }
}
