import { paths } from '#web/paths.ts'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { shellText } from '#web/text/shell.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  const { title, detail, action } = shellText.notFound
  return (
    <PublicPage title={title} className="flex items-center justify-center px-6 py-16">
      <div className="max-w-md space-y-4 text-center">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-balance text-ink-soft">{detail}</p>
        <AnchorButton variant="primary" href={paths.home}>
          {action}
        </AnchorButton>
      </div>
    </PublicPage>
  )
}
