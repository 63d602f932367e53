import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { blocks } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

const NAME = 'build-from-requirements'

/**
 * A skill in the layout of agentskills.io: the round an agent works by, loaded when it builds. It
 * holds no word of the founder's, so that nothing in it is data.
 */
export function renderSkill({ skill }: ExportText): TextFile {
  const text = blocks(
    `---\nname: ${NAME}\ndescription: ${skill.description}\n---`,
    `# ${skill.title}`,
    skill.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    skill.end,
  )
  return { path: `.agents/skills/${NAME}/SKILL.md`, text: `${text}\n` }
}
