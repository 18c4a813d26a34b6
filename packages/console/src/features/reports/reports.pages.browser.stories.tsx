import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reports.pages.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Reports/Reports",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const ComparesWithThePeriodBefore = scenes.ComparesWithThePeriodBefore;
export const LeadsToTheList = scenes.LeadsToTheList;
export const WithoutItsChart = scenes.WithoutItsChart;
export const FromAfterTo = scenes.FromAfterTo;
export const AllTime = scenes.AllTime;
export const AYearOfNothing = scenes.AYearOfNothing;
export const TheLargestAndTheLongest = scenes.TheLargestAndTheLongest;
export const DaysInAChart = scenes.DaysInAChart;
export const PlayersAtRisk = scenes.PlayersAtRisk;
