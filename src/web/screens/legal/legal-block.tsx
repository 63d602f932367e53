import type { ReactNode } from 'react'
import { OperatorFact } from '#web/shell/public/operator-fact.tsx'
import { legalFrameText } from '#web/text/legal/frame.ts'
import type { LegalBlock as Block } from '#web/text/legal/legal-text.ts'
import { Button } from '#web/ui/form/button.tsx'

const words = legalFrameText

/** One block of a legal page. */
export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <Table {...block} />
    case 'operator':
      return <OperatorFacts />
    case 'cookie-choices':
      return (
        <Button data-cookie-choices className="noscript:hidden">
          {words.cookieChoices}
        </Button>
      )
  }
}

/** On a phone each row becomes a small list, its headings beside the cells. */
function Table({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="w-full text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="border-line border-b py-2 pr-5 text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={row[0]} className="border-line border-b align-top max-sm:block max-sm:py-3">
            {row.map((cell, column) => (
              <td key={head[column]} className="py-3 pr-5 max-sm:block max-sm:py-1 max-sm:pr-0">
                {column > 0 && (
                  <span aria-hidden className="mr-1.5 text-ink-soft sm:hidden">
                    {words.labelled(head[column] ?? '')}
                  </span>
                )}
                <span className={column === 0 ? 'font-medium' : undefined}>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OperatorFacts() {
  const { operator } = words
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      <Fact term={operator.name}>
        <OperatorFact name="name" />
      </Fact>
      <Fact term={operator.address}>
        <OperatorFact name="address" />
      </Fact>
      <Fact term={operator.email}>
        <OperatorFact name="email" />
      </Fact>
      <Fact term={operator.phone}>
        <OperatorFact name="phone" />
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="max-sm:mb-2">{children}</dd>
    </>
  )
}
