import { useId } from 'react'
import type { Proof } from '#contract/agents/proof-endpoints.ts'
import { type ProofSummary, summarizeProof } from '#domain/proof/summarize-proof.ts'
import type { ProofState, ProvenRequirement } from '#domain/proof/weigh-proof.ts'
import { useProof } from '#web/api/agents/proof.ts'
import { proofText as words } from '#web/text/agents/proof.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'

const TONES: Record<ProofState, Tone> = {
  works: 'done',
  failing: 'danger',
  untested: 'assumed',
  notYet: 'neutral',
}

interface ProofPanelProps {
  projectId: string
  version: number | 'latest'
}

/**
 * What is built of a version of the document, in plain words and by requirement. Nothing is shown
 * until something was reported, nor while it is fetched: it is no part of the document.
 */
export function ProofPanel({ projectId, version }: ProofPanelProps) {
  const { data } = useProof(projectId, version)
  const summary = data ? summarizeProof(data.requirements) : null
  const id = useId()
  if (!data || summary === null) return null
  return (
    <section aria-labelledby={id} className="mt-4 grid gap-2 text-sm">
      <h2 id={id} className="text-lg">
        {words.title}
      </h2>
      <Counts summary={summary} />
      {summary.failing.length > 0 && <Failing requirements={summary.failing} />}
      <details>
        <summary className="min-h-9 cursor-pointer rounded-soft py-1 text-ink-soft">
          {words.all}
        </summary>
        <Matrix requirements={data.requirements} />
        <Origin reported={data.reported} />
      </details>
    </section>
  )
}

function Counts({ summary }: { summary: ProofSummary }) {
  const { untested, notYet } = summary
  return (
    <p>
      {[
        words.works(summary),
        untested > 0 ? words.untested(untested) : '',
        notYet > 0 ? words.notYet(notYet) : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(words.between)}
    </p>
  )
}

function Failing({ requirements }: { requirements: ProvenRequirement[] }) {
  return (
    <div>
      <h3 className="font-semibold text-sm">{words.fails}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {requirements.map(({ id, text, failing }) => (
          <li key={id} className="py-2 [overflow-wrap:anywhere]">
            <a href={`#${id}`} className="text-accent underline underline-offset-4">
              {id}
            </a>{' '}
            {text}
            <span className="block text-ink-soft">
              {failing === null ? words.byReport : words.byTest(failing)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Matrix({ requirements }: { requirements: ProvenRequirement[] }) {
  return (
    <table className="w-full border-line border-y text-left">
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="py-2 pr-4 font-medium">
            {words.columns.item}
          </th>
          <th scope="col" className="py-2 font-medium">
            {words.columns.state}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {requirements.map((requirement) => (
          <MatrixRow key={requirement.id} requirement={requirement} />
        ))}
      </tbody>
    </table>
  )
}

function MatrixRow({ requirement }: { requirement: ProvenRequirement }) {
  const { id, text, state, criteria } = requirement
  return (
    <tr className="align-top">
      <th scope="row" className="py-2 pr-4 font-normal [overflow-wrap:anywhere]">
        <a href={`#${id}`} className="text-accent underline underline-offset-4">
          {id}
        </a>{' '}
        {text}
        {criteria.length > 0 && (
          <ul className="mt-1 grid gap-1 text-ink-soft">
            {criteria.map((criterion) => (
              <li key={criterion.id}>
                {criterion.id}: {words.states[criterion.state]}
              </li>
            ))}
          </ul>
        )}
      </th>
      <td className="py-2">
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </td>
    </tr>
  )
}

function Origin({ reported }: Pick<Proof, 'reported'>) {
  return (
    <p className="py-2 text-ink-soft">
      {words.computed}{' '}
      {reported && words.reported(reported.by, formatDateTime(reported.at), reported.tests)}
    </p>
  )
}
