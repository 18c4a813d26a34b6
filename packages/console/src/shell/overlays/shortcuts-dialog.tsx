import {
  Dialog,
  isSingleKey,
  Kbd,
  KEYS,
  KEY_DESCRIPTIONS,
  formatChord,
  type Chord,
  type KeyDescription,
} from "@backoffice/ui";
import { Fragment } from "react";
import { useAppearance } from "#kit/preferences/appearance.ts";
import { CONSOLE_KEYS } from "../keys/console-keys.ts";
import { CONSOLE_KEY_DESCRIPTIONS } from "../keys/console-key-descriptions.ts";
import { hideOverlay } from "./overlays.ts";

type Listed = KeyDescription & { chords: readonly Chord[] };

const listed = <Name extends string>(
  keys: Readonly<Record<Name, readonly Chord[]>>,
  words: Readonly<Record<Name, KeyDescription>>,
): Listed[] => (Object.keys(keys) as Name[]).map((name) => ({ ...words[name], chords: keys[name] }));

const PLACES = [
  ...Map.groupBy(
    [...listed(CONSOLE_KEYS, CONSOLE_KEY_DESCRIPTIONS), ...listed(KEYS, KEY_DESCRIPTIONS)],
    ({ context }) => context,
  ),
];

/** All shortcuts, grouped by scope. */
const ShortcutsDialog = () => {
  const { singleKeys } = useAppearance();
  return (
    <Dialog open onOpenChange={(open) => !open && hideOverlay()} size="lg" title="Keyboard shortcuts">
      {!singleKeys && <p className="mb-4 text-ink-muted">Single-key shortcuts are off. Turn them on in Appearance.</p>}
      <div className="gap-8 sm:columns-2">
        {PLACES.map(([where, keys]) => (
          <section key={where} aria-label={where} className="mb-5 break-inside-avoid">
            <h3 className="mb-2 text-meta font-medium text-ink-muted">{where}</h3>
            <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
              {keys
                .filter(({ chords }) => singleKeys || !chords.every(isSingleKey))
                .map(({ description, chords }) => (
                  <Fragment key={description}>
                    <dt>{description}</dt>
                    <dd className="flex max-w-32 flex-wrap justify-end gap-x-2 gap-y-1">
                      {chords.map((chord) => (
                        <span key={chord} className="flex gap-0.5">
                          {formatChord(chord).map((key) => (
                            <Kbd key={key}>{key}</Kbd>
                          ))}
                        </span>
                      ))}
                    </dd>
                  </Fragment>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};

export default ShortcutsDialog;
