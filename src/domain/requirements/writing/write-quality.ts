import type { RowOf } from '#domain/reading/rows.ts'
import type { Characteristic } from '#domain/requirements/characteristic.ts'
import type { QualityScenario, Statement } from '#domain/requirements/document-items.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import { groupSame } from './group-same.ts'
import { isCountOfThings } from './is-count-of-things.ts'
import type { Notebook } from './notebook.ts'

type About = RowOf<'quality'>['about']

/** The characteristic of ISO/IEC 25010; null for what is in the section on privacy and law. */
const CHARACTERISTICS: Readonly<Record<About, Characteristic | null>> = {
  speed: 'Performance efficiency',
  size: 'Performance efficiency',
  availability: 'Reliability',
  security: 'Security',
  usability: 'Interaction capability',
  privacy: null,
  law: null,
  other: 'Functional suitability',
}

/** How good the app must be, and what privacy and law ask. */
export function writeQuality(notebook: Notebook): {
  quality: QualityScenario[]
  privacy: Statement[]
} {
  const quality: QualityScenario[] = []
  const privacy: Statement[] = []
  const groups = groupSame(notebook.rows('quality'), ({ what, figure }) => `${what} ${figure}`)
  for (const group of groups) {
    const [row] = group
    if (isCountOfThings(row, notebook)) {
      notebook.assumeStated(row.said[0]?.words ?? row.what, row)
      continue
    }
    const characteristic = CHARACTERISTICS[row.about]
    const text = sayWords(notebook.frames, row, row.what)
    if (characteristic === null) {
      privacy.push({ ...notebook.item('PRIV', group), text })
      continue
    }
    quality.push({
      ...notebook.item('NFR', group),
      text,
      characteristic,
      stimulus: null,
      response: null,
      measure: row.figure,
    })
  }
  return { quality, privacy }
}
