import type { Backend } from "@backoffice/mocks";
import { cleanup, render } from "@testing-library/react";
import { createMemoryHistory } from "history";
import type { ComponentType } from "react";
import { vi } from "vitest";
import { createQueryClient } from "../../app/query-client.ts";
import { callOf, type Call } from "#testing/backend/record-calls.ts";
import type { Scene } from "#testing/scene.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import type { Staged } from "#testing/staged.ts";
import { addressOfScene } from "./address-of-scene.ts";
import { Stage } from "./stage.tsx";
import { staging, type Play } from "#testing/staging.tsx";
import { storyBackend } from "#testing/backend/story-backend.ts";
import { sceneOf, type PanelStory } from "./panel-story.ts";

/** Answers a request instead of the mock server, whose answer is `own()`; undefined leaves it to the mock server. */
export type Answer = (
  id: string,
  input: Call["input"],
  own: () => Promise<Response>,
) => Response | Promise<Response> | undefined;

type OnStage = Staged & {
  /** Runs the play function of the story. */
  play: () => Promise<void>;
};

/**
 * Renders a story of a panel in jsdom: the console with its real panel host and its own mock server; `answer` can
 * answer requests instead, and `arrange` change the mock server. Removes everything rendered before.
 */
export const stagePanel = (
  told: PanelStory,
  changes: Partial<Scene> = {},
  answer?: Answer,
  arrange?: (backend: Backend) => void,
): OnStage => {
  cleanup();
  const { meta, story } = told;
  const prepare = story.beforeEach ?? meta.beforeEach;
  for (const it of [prepare].flat()) (it as (() => void) | undefined)?.();
  const scene = setScene({ ...sceneOf(told), ...changes }, {});
  const backend = storyBackend(scene);
  arrange?.(backend);
  const { db } = backend;
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = await callOf(request.clone());
    if (call) calls.push(call);
    const response = await ((call && answer?.(call.id, call.input, () => backend.fetch(request))) ??
      backend.fetch(request));
    if (call) call.answered = true;
    return response;
  });
  const history = createMemoryHistory({ initialEntries: ["/quick-dashboard", addressOfScene(scene, db)] });
  const staged = { backend, db, calls, history, client: createQueryClient() };
  // A story of the shell has its own render function around the page.
  const own = meta.render === staging.render ? undefined : meta.render;
  const Drawn = () =>
    own ? own(scene, { loaded: staged, globals: {} } as never) : <Stage {...scene} staged={staged} />;
  const decorators = [meta.decorators ?? []].flat() as unknown as ((
    Inside: ComponentType,
    context: object,
  ) => unknown)[];
  const Decorated = decorators.reduce<ComponentType>(
    (Inside, decorate) => () => decorate(Inside, { args: scene }) as never,
    Drawn,
  );
  render(<Decorated />);
  const context = { loaded: staged, canvasElement: document.body, args: scene } as Parameters<Play>[0];
  const play = async () => story.play?.(context);
  return { ...staged, play };
};
