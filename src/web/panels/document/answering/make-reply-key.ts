/** Names what is being written in the tab's storage. */
export function makeReplyKey(projectId: string, id: string): string {
  return `groundwork.reply.${projectId}.${id}`
}
