import { FileCheck2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useFileDrop } from '#web/hooks/use-file-drop.ts'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { verifyText as words } from '#web/text/public/verify.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { type Check, checkFile } from './check-file.ts'
import { CheckResult } from './check-result.tsx'

/** Checks a JSON export in the browser: its hash, and what of it was approved by whom. */
export function VerifyScreen() {
  const [check, setCheck] = useState<Check | 'checking' | null>(null)
  const start = async (file: File | undefined) => {
    if (file === undefined) return
    setCheck('checking')
    setCheck(await checkFile(file))
  }
  return (
    <PublicPage
      title={words.title}
      className="mx-auto w-full max-w-2xl px-4 pt-10 sm:px-6 sm:pt-14"
    >
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft leading-7">{words.lead}</p>
      <p className="hidden leading-7 noscript:block">{words.withoutScript}</p>
      <div className="noscript:hidden">
        <FilePlace onFile={(file) => void start(file)} />
      </div>
      <div aria-live="polite" className="mt-8">
        {check === null ? null : check === 'checking' ? (
          <p className="text-ink-soft">{words.checking}</p>
        ) : check.code === 'checked' ? (
          <CheckResult check={check} />
        ) : (
          <Notice tone="danger">
            {check.code === 'no_digest' ? words.failed.browser : words.failed.file}
          </Notice>
        )}
      </div>
    </PublicPage>
  )
}

/** Where a file is chosen or dropped. */
function FilePlace({ onFile }: { onFile: (file: File | undefined) => void }) {
  const id = useId()
  const { isOver, handlers } = useFileDrop(([file]) => onFile(file))
  return (
    <div
      {...handlers}
      className={joinClassNames(
        'grid justify-items-center gap-3 rounded-soft border border-dashed px-4 py-10 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <FileCheck2 aria-hidden className="size-8 text-accent" />
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="peer sr-only"
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          // The same file again is another check.
          event.currentTarget.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center rounded-soft bg-accent px-5 font-medium text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      >
        {words.choose}
      </label>
      <p className="text-ink-soft text-sm">{words.orDrop}</p>
    </div>
  )
}
