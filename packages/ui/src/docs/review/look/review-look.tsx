import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../primitives/button/button.tsx";
import { Checkbox } from "../../../primitives/controls/checkbox.tsx";
import { Switch } from "../../../primitives/controls/switch.tsx";
import type { Mark, Note } from "../marks/mark.ts";
import type { ReviewLook as Look } from "../review-list.ts";
import { lookAddress } from "./look-address.ts";
import { LookFrame } from "./look-frame.tsx";
import { LookHead } from "./look-head.tsx";
import { LookKeysHelp } from "./look-keys-help.tsx";
import { LookNotes } from "./look-notes.tsx";
import { LookPins } from "./look-pins.tsx";
import { WINDOW } from "./look-window.ts";
import { withSwitches } from "./with-switches.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useLookKeys } from "./use-look-keys.ts";
import { useLookNotes } from "./use-look-notes.ts";
import { useSize } from "./use-size.ts";

const NO_NOTES: readonly Note[] = [];

type ReviewLookProps = {
  look: Look;
  /** Index in the filtered order, from 0, and its length. */
  position: number;
  total: number;
  switches: string;
  mark: Mark | undefined;
  changed: boolean;
  /** Moves by one look, backwards with -1. */
  onStep: (step: 1 | -1) => void;
  onSeen: (seen: boolean) => void;
  onNotes: (notes: readonly Note[]) => void;
  onClose: () => void;
};

/** One look, live and as large as fits, with its tick and notes beside it, and the way to the next and previous one. */
export const ReviewLook = (props: ReviewLookProps) => {
  const { look, position, total, switches, mark, changed, onStep, onSeen, onNotes, onClose } = props;
  const [size, measured] = useSize();
  const [isUsed, setIsUsed] = useState(false);
  const seen = mark?.seen ?? false;
  const notes = mark?.notes ?? NO_NOTES;
  const { boxes, add, pin, weigh, setCurrent } = useLookNotes(look.id, notes, onNotes);
  const step = (by: 1 | -1) => position + by >= 0 && position + by < total && onStep(by);
  const { frame, listen } = useLookKeys(
    [
      { chords: ["J"], run: () => void step(1), inStory: true },
      { chords: ["K"], run: () => void step(-1), inStory: true },
      { chords: ["X"], run: () => onSeen(!seen || changed), inStory: true },
      { chords: ["N"], run: add, inStory: true },
      ...([1, 2, 3] as const).map((key) => ({ chords: [String(key)], run: () => weigh(key), inStory: true })),
      { chords: ["Escape"], run: onClose },
    ],
    isUsed,
  );
  const keptFocus = useKeptFocus(!isUsed);
  const { width = WINDOW.width } = look;
  const { height } = WINDOW;
  const scale = size && Math.min(1, size.width / width, size.height / height);
  const all = withSwitches(switches, look.switches);
  return (
    <section className="flex h-dvh min-w-0 flex-col text-body text-ink">
      <LookHead look={look} position={position} total={total} changed={changed} onStep={step} onClose={onClose} />
      <div className="flex min-h-0 flex-1 max-sm:flex-col max-sm:overflow-y-auto">
        <div className="min-h-0 min-w-0 flex-1 p-2 max-sm:min-h-80">
          <div ref={measured} className="grid size-full place-content-center overflow-hidden">
            {scale !== undefined && scale > 0 && (
              <div className="relative">
                <LookFrame
                  key={`${look.id} ${switches}`}
                  ref={frame}
                  id={look.story}
                  title={`${look.title}: ${look.name}`}
                  switches={all}
                  width={width}
                  height={height}
                  scale={scale}
                  onLoad={listen}
                />
                <LookPins
                  notes={notes}
                  scale={scale}
                  onPress={isUsed ? undefined : (at) => pin(at, frame.current)}
                  onPin={(index) => boxes.current[index]?.focus()}
                />
              </div>
            )}
          </div>
        </div>
        <aside
          {...keptFocus}
          className="flex w-72 shrink-0 flex-col gap-3 overflow-y-auto border-s p-3 max-sm:w-full max-sm:overflow-visible"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label className="flex min-h-7 items-center gap-2">
              <Checkbox checked={seen} onChange={(event) => onSeen(event.currentTarget.checked)} />
              Seen
            </label>
            {changed && (
              <Button size="sm" onClick={() => onSeen(true)}>
                Mark as seen again
              </Button>
            )}
            <label className="flex min-h-7 items-center gap-2">
              <Switch checked={isUsed} onCheckedChange={setIsUsed} />
              Use the panel
            </label>
          </div>
          <LookNotes notes={notes} onNotes={onNotes} onAdd={add} onCurrent={setCurrent} boxes={boxes} />
          <div className="mt-auto flex flex-col items-start gap-2">
            <Button size="sm" variant="ghost" asChild>
              <a href={lookAddress(look.story, all)} target="_blank" rel="noreferrer">
                Open in Storybook
                <ExternalLink size={14} aria-hidden />
              </a>
            </Button>
            <LookKeysHelp />
          </div>
        </aside>
      </div>
    </section>
  );
};
