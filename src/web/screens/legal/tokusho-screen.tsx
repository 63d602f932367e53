import { OperatorFact } from '#web/shell/public/operator-fact.tsx'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { tokushoText as words } from '#web/text/legal/tokusho.ts'

/** The Japanese commercial-law notice, in Japanese with English beside it. */
export function TokushoScreen() {
  return (
    <PublicPage
      title={words.title.ja}
      className="mx-auto w-full max-w-6xl px-4 pt-10 sm:px-6 sm:pt-14"
    >
      <h1 lang="ja" className="text-3xl">
        {words.title.ja}
      </h1>
      <p lang="en" className="mt-2 font-serif text-ink-soft text-lg">
        {words.title.en}
      </p>
      <p lang="ja" className="mt-6 max-w-3xl leading-7">
        {words.lead.ja}
      </p>
      <p lang="en" className="max-w-3xl text-ink-soft leading-7">
        {words.lead.en}
      </p>
      <table className="mt-8 w-full leading-7 max-md:block">
        <caption className="sr-only">{words.title.ja}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-left text-sm">
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col" className="border-line border-b py-2 pr-6">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {words.rows.map((row) => (
            <Row key={row.term.en} row={row} />
          ))}
        </tbody>
      </table>
    </PublicPage>
  )
}

const cellStyle = 'py-3 pr-6 max-md:block max-md:py-0.5 max-md:pr-0'

function Row({ row: { term, value } }: { row: (typeof words.rows)[number] }) {
  return (
    <tr className="border-line border-b align-top max-md:block max-md:py-3">
      <th scope="row" className={`${cellStyle} text-left font-medium md:w-1/4`}>
        <span lang="ja" className="block max-md:inline">
          {term.ja}
        </span>{' '}
        <span lang="en" className="block font-normal text-ink-soft text-sm max-md:inline">
          {term.en}
        </span>
      </th>
      {'operator' in value ? (
        <td colSpan={2} className={cellStyle}>
          <OperatorFact name={value.operator} />
        </td>
      ) : (
        <>
          <td lang="ja" className={`${cellStyle} md:w-2/5`}>
            {value.ja}
          </td>
          <td lang="en" className={`${cellStyle} text-ink-soft`}>
            {value.en}
          </td>
        </>
      )}
    </tr>
  )
}
