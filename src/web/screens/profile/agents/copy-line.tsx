import { Check, Copy } from 'lucide-react'
import { useCopy } from '#web/panels/document/output/use-copy.ts'
import { agentsText as words } from '#web/text/agents/agents.ts'
import { Button } from '#web/ui/form/button.tsx'
import { controlStyle } from '#web/ui/form/field.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'

interface CopyLineProps {
  /** What the line is, for a listener. */
  label: string
  /** The button's name. */
  copy: string
  text: string
  isMain?: boolean
}

/** One line to paste elsewhere: to look at, to select, to copy. */
export function CopyLine({ label, copy: name, text, isMain = false }: CopyLineProps) {
  const { copy, isCopied } = useCopy()
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <input
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className={joinClassNames(
          controlStyle,
          'min-h-11 min-w-0 flex-1 basis-56 font-mono text-sm',
        )}
      />
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => void copy(text)}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? words.copied : name}
      </Button>
    </div>
  )
}
