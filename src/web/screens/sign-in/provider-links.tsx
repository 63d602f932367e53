import { useSearchParams } from 'react-router'
import { useSignInOptions } from '#web/api/account.ts'
import { choosePathAfterSignIn, paths } from '#web/paths.ts'
import { signInText } from '#web/text/sign-in.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

/** The outside services one may sign in with, when the server offers any. */
export function ProviderLinks() {
  const { data: options } = useSignInOptions()
  const [search] = useSearchParams()
  const returnTo = choosePathAfterSignIn(search)
  if (!options || options.providers.length === 0) return null
  return (
    <div className="space-y-4">
      {options.emailAndPassword && (
        <div className="flex items-center gap-3 text-ink-soft text-sm">
          <span className="h-px flex-1 bg-line" />
          {signInText.providers.or}
          <span className="h-px flex-1 bg-line" />
        </div>
      )}
      {options.providers.map(({ id, name }) => (
        <AnchorButton
          key={id}
          wide
          href={`${paths.login}?${new URLSearchParams({ provider: id, returnTo })}`}
        >
          {signInText.providers.action(name)}
        </AnchorButton>
      ))}
    </div>
  )
}
