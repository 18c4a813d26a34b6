import { fn } from "storybook/test";

export const onSelect = fn();
