import { History, Plus, Users, Wallet } from "lucide-react";
import { fn } from "storybook/test";
import type { Command } from "./command-line.tsx";

export const choose = fn();

export const commands: readonly Command[] = [
  { id: "recent", label: "Banks", group: "Recent", icon: History, onSelect: () => choose("banks") },
  { id: "players", label: "Players", group: "Pages", icon: Users, keys: ["G", "P"], onSelect: () => choose("players") },
  {
    id: "payments",
    label: "Payments",
    hint: "Money",
    group: "Pages",
    icon: Wallet,
    onSelect: () => choose("payments"),
  },
  { id: "new-bank", label: "Add bank", group: "Actions", icon: Plus, onSelect: () => choose("new-bank") },
];
