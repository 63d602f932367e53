import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { toApiError } from '#web/api/api-error.ts'
import { useShared } from '#web/api/sharing/sharing.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { SharedComments } from '#web/panels/comments/guest/shared-comments.tsx'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { paths } from '#web/paths.ts'
import { Page } from '#web/shell/page.tsx'
import { Mark, markLinkStyle } from '#web/shell/product-mark.tsx'
import { sharedText as words } from '#web/text/document/shared.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { SharedDocumentView } from './shared-document-view.tsx'

/** Few links ask for one. */
const loadAskPassphrase = createFileLoader(() => import('./ask-passphrase.tsx'))

/** A document that somebody shared: to read, on any device, without an account. */
export function SharedScreen() {
  const token = useLocation().hash.slice(1)
  return <Opening key={token} token={token} />
}

function Opening({ token }: { token: string }) {
  const [passphrase, setPassphrase] = useState<string | null>(null)
  const shared = useShared(token, passphrase)
  const error = shared.isError ? toApiError(shared.error) : null
  const isAsked = passphrase !== null || error?.code === 'passphrase_needed'
  const ask = useFile(loadAskPassphrase, isAsked)
  if (shared.data) {
    return (
      <Frame title={shared.data.title}>
        <SharedComments token={token} shared={shared.data}>
          <SharedDocumentView
            shared={shared.data}
            link={{ token, passphrase }}
            onReload={() => void shared.refetch()}
          />
        </SharedComments>
      </Frame>
    )
  }
  if (error?.code === 'share_gone' || error?.code === 'invalid_input') {
    return (
      <Message title={words.gone}>
        <p className="text-ink-soft">{words.goneDetail}</p>
      </Message>
    )
  }
  // Once asked for, the form stays while its words are tried, with what was typed.
  if (isAsked) {
    return (
      <Message title={words.passphraseTitle}>
        <p className="text-ink-soft">{words.passphraseDetail}</p>
        {ask && (
          <ask.AskPassphrase
            fault={passphrase === null ? null : (error?.message ?? null)}
            onAnswer={setPassphrase}
            onRepeat={() => void shared.refetch()}
          />
        )}
      </Message>
    )
  }
  if (error === null) {
    return (
      <Frame title={words.title}>
        <DocumentSkeleton />
      </Frame>
    )
  }
  return (
    <Message title={words.failed}>
      <LoadFailed query={shared} tone="danger">
        {error.message}
      </LoadFailed>
    </Message>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame title={title}>
      <div className="mx-auto grid max-w-md gap-4 pt-10">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page
      title={title}
      className="mx-auto w-full max-w-[80rem] px-4 pb-16 sm:px-6 print:max-w-none print:p-0"
      header={
        <header className="flex min-h-14 items-center justify-between gap-4 border-line border-b px-4 sm:px-6 print:hidden">
          <a href={paths.landing} className={markLinkStyle}>
            <Mark />
          </a>
          <AnchorButton variant="quiet" size="sm" href={paths.landing}>
            {words.makeOwn}
          </AnchorButton>
        </header>
      }
    >
      {children}
    </Page>
  )
}
