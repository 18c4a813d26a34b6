import { fn } from "storybook/test";

export const onEdit = fn();

export const onMerge = fn();
