import type { Characteristic, QualityScenario } from '#domain/requirements/document-items.ts'
import { Below, IdLinks, Item, Items, Part } from '#web/panels/document/reading/item.tsx'
import { constraintTitles, partTitles, readingText as words } from '#web/text/document/reading.ts'
import type { SectionProps } from './section-props.ts'

/** Section 12. */
export function Quality({ document: { quality } }: SectionProps) {
  const groups = new Map<Characteristic, QualityScenario[]>()
  for (const scenario of quality) {
    groups.set(scenario.characteristic, [...(groups.get(scenario.characteristic) ?? []), scenario])
  }
  return [...groups].map(([title, scenarios]) => (
    <Part key={title} title={title}>
      <ul className="document-items">
        {scenarios.map((scenario) => (
          <Item key={scenario.id} item={scenario}>
            <Scenario scenario={scenario} />
          </Item>
        ))}
      </ul>
    </Part>
  ))
}

function Scenario({ scenario: { stimulus, response, measure } }: { scenario: QualityScenario }) {
  const lines = [
    [words.stimulus, stimulus],
    [words.response, response],
    [words.measure, measure],
  ] as const
  const said = lines.filter(([, text]) => text !== null)
  if (said.length < 2) return null
  return said.map(([label, text]) => (
    <Below key={label} label={label}>
      {text}
    </Below>
  ))
}

/** Section 13. */
export function Privacy({ document: { privacy } }: SectionProps) {
  return <Items items={privacy} />
}

/** Section 14. */
export function Delivery({ document: { constraints, slices } }: SectionProps) {
  return (
    <>
      <Part title={partTitles.constraints} isThere={constraints.length > 0}>
        <ul className="document-items">
          {constraints.map((entry) => (
            <Item key={entry.id} item={entry} label={constraintTitles[entry.kind]} />
          ))}
        </ul>
      </Part>
      <Part title={partTitles.slices} isThere={slices.length > 0}>
        <ol className="document-steps">
          {slices.map(({ number, title, goal, requirements }) => (
            <li key={number} value={number}>
              <strong>{`${title}${words.stop}`}</strong> {goal} <IdLinks ids={requirements} />
            </li>
          ))}
        </ol>
      </Part>
    </>
  )
}

/** Section 15. */
export function Registers({ document }: SectionProps) {
  const { risks, assumptions, openQuestions, answered = [] } = document
  return (
    <>
      <Part title={partTitles.risks} isThere={risks.length > 0}>
        <Items items={risks} />
      </Part>
      <Part title={partTitles.assumptions} isThere={assumptions.length > 0}>
        <ul className="document-items">
          {assumptions.map((entry) => (
            <Item key={entry.id} item={entry}>
              {entry.items.length === 0 ? null : (
                <Below label={words.concerns}>
                  <IdLinks ids={entry.items} />
                </Below>
              )}
            </Item>
          ))}
        </ul>
      </Part>
      <Part title={partTitles.openQuestions} isThere={openQuestions.length > 0}>
        <ul className="document-items">
          {openQuestions.map((entry) => (
            <Item key={entry.id} item={entry}>
              <Below label={words.whyItMatters}>{entry.why}</Below>
              {entry.suggestedDefault === null ? null : (
                <Below label={words.untilThen}>{entry.suggestedDefault}</Below>
              )}
              {entry.blocks.length === 0 ? null : (
                <Below label={words.waiting}>
                  <IdLinks ids={entry.blocks} />
                </Below>
              )}
            </Item>
          ))}
        </ul>
      </Part>
      <Part title={partTitles.answeredQuestions} isThere={answered.length > 0}>
        <ul className="document-items">
          {answered.map((entry) => (
            <Item key={entry.id} item={entry}>
              <Below label={words.answered}>{entry.reply}</Below>
            </Item>
          ))}
        </ul>
      </Part>
    </>
  )
}
