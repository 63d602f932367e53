import { paths } from '#web/paths.ts'
import { ProductMark } from '#web/shell/product-mark.tsx'
import { publicFrameText as words } from '#web/text/public/frame.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { useVisitor } from './use-visitor.ts'

/** The header of pages for everybody: the way home, and the way in. */
export function PublicHeader() {
  const isSignedIn = Boolean(useVisitor())
  return (
    <header className="border-line border-b">
      <nav
        aria-label={words.navigation}
        className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6"
      >
        <ProductMark to={paths.home} />
        <div className="flex gap-1">
          <LinkButton variant="quiet" to={paths.contact} className="max-sm:hidden">
            {words.contact}
          </LinkButton>
          {isSignedIn ? (
            <LinkButton to={paths.dashboard}>{words.dashboard}</LinkButton>
          ) : (
            <LinkButton href={paths.login}>{words.signIn}</LinkButton>
          )}
        </div>
      </nav>
    </header>
  )
}
