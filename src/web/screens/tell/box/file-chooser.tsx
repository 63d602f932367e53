import { FileText } from 'lucide-react'
import { useRef } from 'react'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'

/** By name, where a system has no kinds for them. */
const ACCEPTED = '.txt,.md,.markdown,.docx,.pdf,.rtf,.odt,.xlsx,.csv,.tsv,text/plain'

/** Opens the system's choice of files. */
export function FileChooser({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>
        <FileText aria-hidden />
        <span className="pointer-coarse:hidden">{words.choose}</span>
        <span className="hidden pointer-coarse:inline">{words.chooseShort}</span>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
