import { fn } from "storybook/test";

export const done = fn();
