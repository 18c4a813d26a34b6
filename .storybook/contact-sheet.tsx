import { useState } from "react";
import { lookAddress } from "../packages/ui/src/docs/review/look/look-address.ts";
import { withSwitches } from "../packages/ui/src/docs/review/look/with-switches.ts";
import type { ReviewLook } from "../packages/ui/src/docs/review/review-list.ts";
import { LookFrame } from "../packages/ui/src/docs/review/look/look-frame.tsx";

type View = { label: string; globals: string; width: number; height: number };

/** Views of a state; width and height of the window in pixels. */
const VIEWS = {
  light: { label: "Light", globals: "theme:light", width: 1280, height: 800 },
  dark: { label: "Dark", globals: "theme:dark", width: 1280, height: 800 },
  rtl: { label: "Right to left", globals: "dir:rtl;locale:ar-EG", width: 1280, height: 800 },
  phone: { label: "Phone", globals: "theme:light", width: 390, height: 800 },
} as const satisfies Record<string, View>;
type ViewId = keyof typeof VIEWS;
const ALL = Object.keys(VIEWS) as ViewId[];

/** Thumbnail pixels per pixel of the window. */
const SCALE = 0.3;

/** Window and scale of a small component. */
const SMALL = { width: 560, height: 240, scale: 0.6 };

/** A look that its own story shows needs no more than its id and name. */
type Look = Pick<ReviewLook, "id" | "name"> & Partial<ReviewLook>;

const Thumbnail = ({ look, view, small }: { look: Look; view: View; small: boolean }) => (
  <a
    href={lookAddress(look.story ?? look.id, withSwitches(view.globals, look.switches))}
    target="_top"
    aria-label={`${look.name}, ${view.label}`}
    className="block"
  >
    <LookFrame
      id={look.story ?? look.id}
      title={`${look.name}, ${view.label}`}
      switches={withSwitches(view.globals, look.switches)}
      {...(small ? SMALL : { width: look.width ?? view.width, height: view.height, scale: SCALE })}
      still
    />
  </a>
);

/** Every state of a panel or component side by side, interactive; also dark, right to left and on a phone if requested. */
export const ContactSheet = ({ looks, small = false }: { looks: readonly Look[]; small?: boolean }) => {
  const [shown, setShown] = useState<readonly ViewId[]>(["light"]);
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap gap-4">
        <legend className="sr-only">Views</legend>
        {ALL.map((id) => (
          <label key={id} className="flex items-center gap-1.5">
            <input
              type="checkbox"
              checked={shown.includes(id)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setShown((before) => ALL.filter((it) => (it === id ? checked : before.includes(it))));
              }}
            />
            {VIEWS[id].label}
          </label>
        ))}
      </fieldset>
      <ul className="flex flex-wrap gap-x-6 gap-y-5">
        {looks.map((look) => (
          <li key={look.id}>
            <h3 className="mb-1 text-meta font-medium">{look.name}</h3>
            <div className="flex flex-wrap gap-3">
              {shown.map((id) => (
                <Thumbnail key={id} look={look} view={VIEWS[id]} small={small && id !== "phone"} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
