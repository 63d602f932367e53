import { ProfileSection } from '#web/screens/profile/profile-section.tsx'
import { agentsText as words } from '#web/text/agents/agents.ts'
import { Connections } from './connections.tsx'
import { CopyLine } from './copy-line.tsx'
import { findDoor } from './find-door.ts'
import { Tokens } from './tokens.tsx'

/** Who else may read for this person: the address of the door, and the keys to it. */
export function Agents() {
  return (
    <ProfileSection title={words.title} detail={words.detail}>
      <div className="grid gap-8">
        <div>
          <h3 className="font-medium font-sans">{words.address}</h3>
          <p className="text-ink-soft text-sm">{words.addressHint}</p>
          <CopyLine label={words.address} copy={words.copyAddress} text={findDoor()} />
        </div>
        <Connections />
        <Tokens />
      </div>
    </ProfileSection>
  )
}
