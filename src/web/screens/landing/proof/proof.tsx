import type { ReactNode } from 'react'
import type { Mark, Traced } from '#domain/requirements/document-items.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { questionName } from '#web/panels/document/reading/question-name.ts'
import { LandingSection } from '#web/screens/landing/landing-section.tsx'
import { landingText } from '#web/text/public/landing.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'
import { proofItems } from './proof-items.ts'

const words = landingText.proof
const { criterion: parts } = DOCUMENT_TEXT

/** An answer on the left, what the engine makes of it on the right. */
export function Proof() {
  const { order, question, answer, rule, criterion, assumed, open } = proofItems()
  return (
    <LandingSection id="proof" title={words.title} lead={words.lead}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <figure>
          <figcaption className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">{words.answerLabel}</span>
            <br />
            {words.answered(order, question)}
          </figcaption>
          <blockquote className="mt-3 border-accent border-l-2 pl-5 font-serif text-xl leading-8">
            {answer}
          </blockquote>
        </figure>
        <div>
          <p className="font-semibold text-sm">{words.resultLabel}</p>
          <ul className="mt-3 space-y-3">
            <Result of={rule}>{rule.text}</Result>
            {criterion && (
              <Result of={criterion}>
                <b className="font-semibold">{parts.whenFirst}</b> {criterion.when}
                {parts.comma}
                <b className="font-semibold">{parts.outcome}</b> {criterion.outcome}
                {DOCUMENT_TEXT.stop}
              </Result>
            )}
            <Result of={assumed}>{assumed.text}</Result>
            <Result of={open}>{open.text}</Result>
          </ul>
        </div>
      </div>
    </LandingSection>
  )
}

const TONES: Record<Mark, Tone> = {
  stated: 'accent',
  guess: 'assumed',
  unconfirmed: 'assumed',
  assumed: 'assumed',
  open: 'open',
}

function Result({ of: { id, mark, sources }, children }: { of: Traced; children: ReactNode }) {
  return (
    <li className="rounded-soft border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-xs">
        <span className="font-medium tabular-nums">{id}</span>
        <span className="flex items-center gap-2">
          {sources.length > 0 && words.from(sources.map(questionName).join(', '))}
          <Badge tone={TONES[mark]}>{words.marks[mark]}</Badge>
        </span>
      </p>
      <p className="mt-2 font-serif leading-6">{children}</p>
    </li>
  )
}
