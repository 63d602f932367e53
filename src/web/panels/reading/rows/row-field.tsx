import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type RowField, readField, writeField } from '#domain/reading/review/row-form.ts'
import { APP, type Row } from '#domain/reading/rows.ts'
import { detectRowLanguage, sentenceLanguage } from '#domain/reading/sentences/say-row.ts'
import { useCard } from '#web/panels/reading/card-context.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { choiceNames, fieldNames } from '#web/text/reading/kinds.ts'
import { OTHER } from './row-sentence.tsx'
import { runAfterPress } from './run-after-press.ts'

interface RowFieldProps {
  row: Row
  field: RowField
}

/** One field of an open row; what is written is taken when it is left or Enter is pressed. */
export function RowFieldInput({ row, field }: RowFieldProps) {
  const { decide } = useCard()
  const value = readField(row, field.name)
  const label = fieldNames[field.name as keyof typeof fieldNames]
  const write = (next: string) => {
    const isEmptied = next.trim() === '' && field.mayBeEmpty !== true && field.as !== 'choice'
    if (next === value || isEmptied) return
    decide([{ do: 'edit', row: row.id, ...writeField(row, field, next) }], words.edited)
  }
  if (field.as === 'choice') {
    return (
      <RowSelect label={label} value={value} options={choicesOf(row, field)} onChoose={write} />
    )
  }
  if (field.as === 'person') return <PersonField {...{ row, field, label, value, write }} />
  return <TextField {...{ label, value, write }} isList={field.as === 'list'} />
}

function choicesOf(row: Row, { name, choices = [] }: RowField) {
  const { slots } = sentenceLanguage(detectRowLanguage(row))
  const own: Readonly<Record<string, string>> =
    name === 'may' ? slots.may : name === 'priority' ? slots.priority : choiceNames
  return choices.map((value) => ({ value, label: own[value] ?? value }))
}

interface RowSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

export function RowSelect({ label, value, options, onChoose }: RowSelectProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-ink-soft text-xs">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="reading-field"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface TextFieldProps {
  label: string
  value: string
  isList?: boolean
  autoFocus?: boolean
  write: (value: string) => void
}

function TextField({ label, value, isList = false, autoFocus = false, write }: TextFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // Put otherwise from elsewhere: by undo, say.
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  const takeByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (isList || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    write(event.currentTarget.value)
  }
  return (
    <div className="col-span-full grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-xs">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        defaultValue={value}
        onKeyDown={takeByKey}
        onBlur={(event) => {
          // As it was left: the press that left it may have put another text there.
          const text = event.currentTarget.value
          runAfterPress(() => write(text))
        }}
        className="reading-field field-sizing-content resize-none"
      />
    </div>
  )
}

interface PersonFieldProps extends RowFieldProps {
  label: string
  value: string
  write: (value: string) => void
}

function PersonField({ row, field, label, value, write }: PersonFieldProps) {
  const { people } = useCard()
  const [isOther, setOther] = useState(people.length === 0)
  const { slots } = sentenceLanguage(detectRowLanguage(row))
  const known = people.includes(value) || value === '' || value === APP ? [] : [value]
  const options = [
    ...(field.mayBeEmpty || value === '' ? [{ value: '', label: slots.nobody }] : []),
    ...[...people, ...known].map((name) => ({ value: name, label: name })),
    ...(row.kind === 'feature' ? [{ value: APP, label: slots.app }] : []),
    { value: OTHER, label: words.someone },
  ]
  return (
    <div data-field-as="person" className={isOther ? 'col-span-full' : ''}>
      {isOther ? (
        <TextField
          label={words.someoneName}
          value=""
          autoFocus={people.length > 0}
          write={(name) => {
            if (name.trim() === '') return
            setOther(false)
            write(name)
          }}
        />
      ) : (
        <RowSelect
          label={label}
          value={value}
          options={options}
          onChoose={(next) => (next === OTHER ? setOther(true) : write(next))}
        />
      )}
    </div>
  )
}
