import { useState } from 'react'
import { MAX_FILE_BYTES } from '#contract/limits.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useTellFile } from '#web/api/tellings.ts'
import { tellingText as words } from '#web/text/telling.ts'

export interface FileEntry {
  key: number
  name: string
  state: 'reading' | 'read' | 'refused'
  /** How many lines it holds, or why it was refused. */
  note: string
}

/** Reads files one after the other; a refused one says why. */
export function useFiles(projectId: string) {
  const { mutateAsync } = useTellFile(projectId)
  const [entries, setEntries] = useState<FileEntry[]>([])
  const settle = (key: number, change: Pick<FileEntry, 'state' | 'note'>) =>
    setEntries((list) => list.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))

  const read = async (file: File, key: number) => {
    if (file.size > MAX_FILE_BYTES) {
      settle(key, { state: 'refused', note: words.tooLarge(file.name) })
      return
    }
    try {
      const { text } = await mutateAsync(file)
      settle(key, { state: 'read', note: words.lines(text.split('\n').length) })
    } catch (error) {
      const { message } = tellFailure(error, { title: words.failed, message: words.failed })
      settle(key, { state: 'refused', note: message })
    }
  }

  const add = async (files: readonly File[]) => {
    const added = files.map((file, index) => ({ file, key: Date.now() + index }))
    setEntries((list) => [
      ...list,
      ...added.map(({ file, key }) => ({
        key,
        name: file.name,
        state: 'reading' as const,
        note: words.reading(file.name),
      })),
    ])
    for (const { file, key } of added) await read(file, key)
  }

  return {
    entries,
    add: (files: readonly File[]) => void add(files),
    isReading: entries.some(({ state }) => state === 'reading'),
    isRead: entries.some(({ state }) => state === 'read'),
  }
}
