import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { HandOff } from '#domain/requirements/document-registers.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'

/**
 * The order to build in, and the words to start a coding agent with (docs/document.md#hand-off).
 * `written` are those for a document that a model wrote.
 */
export function handOffOf(
  document: RequirementsDocument,
  words: WriterText['handOff'],
  written: readonly string[],
): HandOff {
  const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)
  const steps = [
    { title: words.data, items: [...ids(document.entities), ...ids(document.roles)] },
    ...document.slices.map((slice) => ({
      title: words.slice(slice.number, slice.title),
      items: slice.requirements,
    })),
    { title: words.rules, items: [...ids(document.rules), ...ids(document.statusTables)] },
    {
      title: words.connections,
      items: [
        ...ids(document.integrations.filter(({ kind }) => kind !== 'none')),
        ...ids(document.messages),
      ],
    },
    { title: words.quality, items: [...ids(document.quality), ...ids(document.privacy)] },
  ]
  return {
    buildOrder: steps.filter(({ items }) => items.length > 0),
    starterPrompt: starterPrompt(document, words, written),
  }
}

function starterPrompt(
  document: RequirementsDocument,
  words: WriterText['handOff'],
  written: readonly string[],
): string {
  return [
    words.build(document.title),
    ...(document.slices.length === 0 ? [words.noFeature] : []),
    ...(document.draft === undefined ? words.steps : written).map(
      (step, index) => `${index + 1}. ${step}`,
    ),
    words.end,
  ].join('\n')
}
