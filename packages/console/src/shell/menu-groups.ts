import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartColumn,
  CircleCheck,
  Diamond,
  Ellipsis,
  FileText,
  Flag,
  Gift,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  MessageCircle,
  Monitor,
  User,
  Users,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import type { BadgeKey, PageGroup } from "../kit/define-module.ts";

type GroupDefinition = { id: PageGroup; icon: LucideIcon; total?: readonly BadgeKey[]; cms?: true };

/** The groups in their order (shell §2.2); badge totals as documented (shell §4). */
export const MENU_GROUPS: readonly GroupDefinition[] = [
  { id: "Dashboards", icon: LayoutDashboard },
  { id: "Partners", icon: Users },
  { id: "Reports", icon: ChartColumn },
  { id: "Billing", icon: FileText },
  { id: "Withdraw", icon: ArrowUpFromLine, total: ["withdraw", "bankAccounts"] },
  { id: "Bets", icon: CircleCheck, total: ["debit"] },
  { id: "Bonus", icon: Gift },
  { id: "Tournaments", icon: Flag },
  { id: "CMS (v1)", icon: LayoutGrid, cms: true },
  { id: "CMS v2", icon: LayoutGrid, cms: true },
  { id: "Deposit", icon: ArrowDownToLine, total: ["deposit"] },
  { id: "Settings", icon: Wrench },
  { id: "Documents", icon: FileText, total: ["kyc"] },
  { id: "Operators", icon: Landmark },
  { id: "Transactions", icon: ArrowLeftRight, total: ["affProfit", "cashback", "debit"] },
  { id: "Support", icon: MessageCircle, total: ["tickets"] },
  { id: "Tech Support", icon: Monitor },
  { id: "Players", icon: User, total: ["playerUsernames"] },
  { id: "Games CMS", icon: Diamond },
  { id: "Games catalogue", icon: Diamond },
  { id: "Other", icon: Ellipsis },
];
