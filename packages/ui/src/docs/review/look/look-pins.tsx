import type { Note, Pin } from "../marks/mark.ts";

type LookPinsProps = {
  notes: readonly Note[];
  /** Drawn pixels per pixel of the look's window. */
  scale: number;
  /** A press on the look, in pixels of its window; undefined while the look itself takes presses. */
  onPress: ((at: Pick<Pin, "x" | "y">) => void) | undefined;
  /** A press on the pin of a note. */
  onPin: (index: number) => void;
};

/** The pins of a look's notes, and the surface that takes the presses which set one. */
export const LookPins = ({ notes, scale, onPress, onPin }: LookPinsProps) => (
  <>
    {onPress && (
      // With the keyboard N adds a note; a place needs a pointer.
      <button
        type="button"
        aria-hidden
        tabIndex={-1}
        title="Press where the note belongs"
        className="absolute inset-0 cursor-crosshair outline-none"
        onClick={({ nativeEvent: { offsetX, offsetY } }) =>
          onPress({ x: Math.round(offsetX / scale), y: Math.round(offsetY / scale) })
        }
      />
    )}
    {notes.map(
      ({ pin }, index) =>
        pin && (
          <button
            key={index}
            type="button"
            aria-label={`Pin of note ${String(index + 1)}`}
            onClick={() => onPin(index)}
            className="absolute grid size-6 -translate-1/2 cursor-pointer place-content-center rounded-full border-2 border-accent-contrast bg-accent text-meta font-semibold text-accent-contrast tabular"
            style={{ left: pin.x * scale, top: pin.y * scale }}
          >
            {index + 1}
          </button>
        ),
    )}
  </>
);
