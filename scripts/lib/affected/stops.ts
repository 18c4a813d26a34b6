import { GENERATED } from "./operations.ts";

const CONSOLE = "packages/console/src/";
export const HANDLERS = "packages/mocks/src/handlers/index.ts";
export const EFFECTS = "packages/api-client/src/effects.ts";

/**
 * Files that combine all features, scenes, handlers, effects or areas of the contract. Nearly every test imports them,
 * so a change of what they load indirectly is not followed to them, and from them only to the tests that import them.
 */
export const STOPS: ReadonlySet<string> = new Set([
  HANDLERS,
  EFFECTS,
  `${CONSOLE}app/modules.ts`,
  `${CONSOLE}testing/panels/panel-scenes.ts`,
  `${CONSOLE}testing/scenes/scene-files.test.tsx`,
  `${CONSOLE}testing/states/load-scene-file.ts`,
  `${CONSOLE}testing/states/scene-of-state.test.ts`,
  "packages/mocks/src/db/seed-db.ts",
  `${GENERATED}clients.ts`,
  `${GENERATED}examples/index.ts`,
  `${GENERATED}validators/index.ts`,
]);
