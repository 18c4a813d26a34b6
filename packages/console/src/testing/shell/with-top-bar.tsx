import { OverlayHost } from "../../shell/overlays/overlay-host.tsx";
import { TopBar } from "../../shell/top-bar/top-bar.tsx";
import { useShortcuts } from "../../shell/keys/use-shortcuts.ts";
import type { Scene } from "#testing/scene.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import type { Staged } from "#testing/staged.ts";
import { Stage } from "#testing/panels/stage.tsx";

type Context = { loaded: Record<string, unknown>; globals: Record<string, unknown> };

const Bar = () => {
  useShortcuts();
  return (
    <>
      <TopBar menu={false} onMenu={() => undefined} />
      <OverlayHost />
    </>
  );
};

/** The scene with the top bar above it, and its overlays. */
export const withTopBar = (args: Scene, { loaded, globals }: Context) => (
  <Stage {...setScene(args, globals)} around={<Bar />} staged={loaded as Staged} />
);
