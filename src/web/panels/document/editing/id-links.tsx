/** Ids as links to their items. */
export function IdLinks({ ids }: { ids: readonly string[] }) {
  return (
    <span className="document-links">
      {ids.map((id, index) => (
        <span key={id}>
          <a href={`#${id}`}>{id}</a>
          {index < ids.length - 1 ? ', ' : null}
        </span>
      ))}
    </span>
  )
}
