import { SideMenu } from "../../shell/menu/side-menu.tsx";
import type { Scene } from "#testing/scene.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import type { Staged } from "#testing/staged.ts";
import { Stage } from "#testing/panels/stage.tsx";

type Context = { loaded: Record<string, unknown>; globals: Record<string, unknown> };

const Menu = () => (
  <aside className="fixed inset-y-0 start-0 z-40 w-62 border-e border-line bg-canvas max-lg:shadow-float">
    <SideMenu />
  </aside>
);

/** The scene with the side menu next to it. */
export const withSideMenu = (args: Scene, { loaded, globals }: Context) => (
  <Stage {...setScene(args, globals)} around={<Menu />} staged={loaded as Staged} />
);
