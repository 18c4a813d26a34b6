import type { Scene } from "./scene.ts";
import { setScene } from "./set-scene.ts";
import type { Staged } from "./staging.tsx";
import { Stage } from "./stage.tsx";

type Context = { loaded: Record<string, unknown>; globals: Record<string, unknown> };

/** A scene with the top bar over it, and what it opens. */
export const withTopBar = (args: Scene, { loaded, globals }: Context) => (
  <Stage {...setScene(args, globals)} topBar backend={(loaded as Staged).backend} />
);
