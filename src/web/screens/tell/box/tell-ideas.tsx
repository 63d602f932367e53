import { tellingText as words } from '#web/text/telling.ts'

/** What to talk about, for those who are stuck. */
export function TellIdeas() {
  return (
    <section className="tell-ideas">
      <p>{words.ideasLead}</p>
      <ul>
        {words.ideas.map(([what, more]) => (
          <li key={what}>
            <strong>{what}</strong> {more}
          </li>
        ))}
      </ul>
    </section>
  )
}
