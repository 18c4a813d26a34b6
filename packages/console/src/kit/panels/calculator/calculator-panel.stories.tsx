import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./calculator-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Calculator panel",
} satisfies SceneMeta;

export const Default = look();
export const Loading = scenes.Loading;
export const Error = scenes.Failed;
export const Forbidden = look(scenes.Forbidden);
export const ValidationError = scenes.Invalid;
export const ServerRejected = scenes.Refused;
export const Calculated = scenes.Calculated;
export const InADrawer = { ...look(scenes.InADrawer), name: "In a drawer" };
export const OnAPage = { ...look(scenes.OnAPage), name: "On a page" };
