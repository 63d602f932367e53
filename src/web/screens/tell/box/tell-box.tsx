import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { SpeakButton } from '#web/panels/speech/speak-button.tsx'
import { SpeechLine } from '#web/panels/speech/speech-line.tsx'
import { useSpeech } from '#web/panels/speech/use-speech.ts'
import { languageText } from '#web/text/public/language.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DropPlace } from './drop-place.tsx'
import { FileChooser } from './file-chooser.tsx'
import { ToldFiles } from './told-files.tsx'
import { useFiles } from './use-files.ts'
import { useTelling } from './use-telling.ts'
import './tell-box.css'

interface TellBoxProps {
  project: Project
  tellings: readonly TellingView[]
  onTold: () => void
}

/** The one box: to write, paste or drop into. */
export function TellBox({ project, tellings, onTold }: TellBoxProps) {
  const user = useSignedInUser()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useSessionText(`groundwork:tell:${user.id}:${project.id}`)
  const files = useFiles(project.id)
  const telling = useTelling(project.id, { text, setText, onTold })
  const wasSpoken = useRef(false)
  const speech = useSpeech({
    field,
    language: project.language === 'answers' ? languageText.code : project.language,
    onTyped: (spoken) => {
      wasSpoken.current = true
      setText(spoken)
    },
  })
  useEffect(() => field.current?.focus(), [])
  const over = text.length - LIMITS.toldText
  const isBusy = telling.isPending || files.isReading
  const sort = () => {
    if (over > 0) return field.current?.focus()
    if (text.trim() !== '') return telling.tell(wasSpoken.current ? 'spoken' : 'pasted')
    if (files.isRead) return onTold()
    telling.refuse(words.nothing)
    field.current?.focus()
  }
  const problem = over > 0 ? words.left(over) : telling.problem
  return (
    <>
      <h1 className="text-3xl">{screenTitles.tell}</h1>
      <p className="mt-2 max-w-prose text-ink-soft text-lg leading-7">
        {speech === null ? words.leadWithoutSpeech : words.lead}
      </p>
      <DropPlace onFiles={files.add}>
        <textarea
          ref={field}
          aria-label={words.box}
          value={text}
          placeholder={words.placeholder}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={`${id}-problem ${id}-small`}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="px-5 pb-2 empty:hidden">
          <SpeechLine speech={speech} />
        </div>
        <ToldFiles entries={files.entries} />
        <div className="tell-ways">
          <SpeakButton speech={speech} />
          <FileChooser onFiles={files.add} />
          <Button variant="primary" className="tell-main" pending={isBusy} onClick={sort}>
            {telling.isPending ? words.sorting : words.sort}
          </Button>
        </div>
      </DropPlace>
      <p id={`${id}-problem`} role="alert" className="mt-2 min-h-5 text-danger text-sm">
        {problem}
      </p>
      <p id={`${id}-small`} className="tell-small">
        <span>{words.kinds}</span>
        <span>{words.most}</span>
        <span>{words.kept}</span>
      </p>
      {tellings.length > 0 ? (
        <Link to="?step=sorted" className="tell-link mt-4">
          {words.toSorted}
        </Link>
      ) : null}
      <TellIdeas />
    </>
  )
}

/** What to talk about, for those who are stuck. */
function TellIdeas() {
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
