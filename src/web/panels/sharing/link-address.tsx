import { Check, Copy } from 'lucide-react'
import { useCopy } from '#web/panels/document/output/use-copy.ts'
import { paths } from '#web/paths.ts'
import { sharingText as words } from '#web/text/document/sharing.ts'
import { Button } from '#web/ui/form/button.tsx'
import { controlStyle } from '#web/ui/form/field.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'

/** A link to send: to look at, to select, to copy. */
export function LinkAddress({ token }: { token: string }) {
  const { copy, isCopied } = useCopy()
  const address = buildLink(token)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <input
        readOnly
        aria-label={words.link}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className={joinClassNames(controlStyle, 'min-h-11 min-w-0 flex-1 basis-56 text-sm')}
      />
      <Button variant="primary" onClick={() => void copy(address)}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  )
}

/** The token is behind `#`, so that no server's log and no referrer ever holds it. */
export function buildLink(token: string): string {
  return new URL(`${paths.shared}#${token}`, window.location.origin).href
}
