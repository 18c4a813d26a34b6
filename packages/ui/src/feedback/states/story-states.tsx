import { fn } from "storybook/test";

export const act = fn();
