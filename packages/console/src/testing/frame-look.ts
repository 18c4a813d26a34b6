import type { Scene } from "./scene.ts";
import { look } from "./look.ts";
import type { SceneStory } from "./staging.tsx";

/** A state that the frame of a page or panel renders, and what causes it. */
type FrameState =
  /** The read that never answers. */
  | { loading: string }
  /** The read that answers with a web page. */
  | { error: string }
  /** The account of the mock server that lacks the permission. */
  | { forbidden: string }
  /** The scenario without records. */
  | { empty: true };

const argsOf = (state: FrameState): Partial<Scene> => {
  if ("forbidden" in state) return { account: state.forbidden };
  if ("empty" in state) return { scenario: "empty" };
  if ("loading" in state) return { faults: [{ operation: state.loading, fault: "timeout" }] };
  return { faults: [{ operation: state.error, fault: "html-200" }] };
};

/** A look in a state of the frame, derived from the default look of its file. */
export const frameLook = (state: FrameState): SceneStory =>
  look({ args: argsOf(state) }, { loads: "loading" in state });
