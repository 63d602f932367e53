import type { TellingView } from '#contract/telling/telling-schema.ts'
import { tellingText as words } from '#web/text/telling.ts'
import type { Sorting } from './use-sorting.ts'

interface KeptWordsProps {
  tellings: readonly TellingView[]
  sorting: Sorting
}

/** What stays in the notes alone: left out, or the frame of an email or a chat. */
export function KeptWords({ tellings, sorting }: KeptWordsProps) {
  const kept = tellings.flatMap((telling) =>
    telling.stretches.flatMap(({ state, start, end }, place) =>
      state === 'kept'
        ? [{ telling: telling.id, place, said: telling.text.slice(start, end).trim() }]
        : [],
    ),
  )
  if (kept.length === 0) return null
  return (
    <details className="tell-kept">
      <summary>{words.keptTitle(kept.length)}</summary>
      <p>{words.keptLead}</p>
      <ul>
        {kept.map(({ telling, place, said }) => (
          <li key={`${telling} ${place}`}>
            <span>{said}</span>
            <button
              type="button"
              className="tell-link"
              aria-label={words.askMeAbout(said.slice(0, 60))}
              onClick={() => sorting.decide(telling, [{ do: 'ask', stretches: [place] }], '')}
            >
              {words.askMe}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
