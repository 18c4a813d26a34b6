import type { components, Permission } from "@backoffice/api-client";
import { createContext, use } from "react";

export type Role = components["schemas"]["Role"];
type SessionUser = components["schemas"]["SessionUser"];

/** The signed-in member of staff, with the specification's defaults filled in (shell §9). */
export type Session = {
  userId: string;
  email: string;
  nickname: string;
  /** IANA name. */
  timeZone: string;
  language: string;
  roles: readonly Role[];
  /** The user's own operator or brand; null for platform staff. */
  opId: string | null;
  /** The operator of the user's brand; null unless a brand user. */
  parentOpId: string | null;
  /** The partner of a partner user; null for everybody else. */
  partnerId: string | null;
  permissions: ReadonlySet<string>;
  /** The role or permission template that a super admin views the console as, read-only. */
  viewedAs?: string;
};

/** The time zone if the browser knows it, else UTC. */
const knownZone = (name: string | null): string => {
  if (!name) return "UTC";
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return "UTC";
  }
};

/** Reads the session from the wire. */
export const toSession = (user: SessionUser): Session => ({
  userId: user.user_id,
  email: user.email,
  nickname: user.nickname || "Admin",
  timeZone: knownZone(user.timezone),
  language: user.language || "en",
  roles: user.roles,
  opId: user.op,
  parentOpId: user.parentOpId,
  partnerId: user.partnerId,
  permissions: new Set(user.permissions),
});

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session of the page; only below the session gate. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession is used outside the session gate");
  return session;
};

/** Whether the session has a permission; true if none is required. */
export const can = (session: Session, permission: Permission | undefined): boolean =>
  !permission || permission === "public" || permission === "signed_in" || session.permissions.has(permission);

/** The conditions of a page. */
type Guarded = {
  permission?: Permission | undefined;
  onlyFor?: Role;
  notForBrands?: boolean;
  notForPartners?: boolean;
};

/** Whether the session may open a page: from the menu, by a link or by its address. */
export const mayOpen = (session: Session, { permission, onlyFor, notForBrands, notForPartners }: Guarded): boolean =>
  can(session, permission) &&
  (!onlyFor || session.roles.includes(onlyFor)) &&
  !(notForBrands && session.parentOpId !== null) &&
  !(notForPartners && isPartner(session));

/** Platform staff: SUPER_ADMIN and ADMIN (ruling 16). */
export const isAdmin = (session: Session): boolean =>
  session.roles.some((role) => role === "SUPER_ADMIN" || role === "ADMIN");

/** Staff of no operator and no partner (money §6). */
export const isPlatform = (session: Session): boolean => session.opId === null && !isPartner(session);

export const isSuperAdmin = (session: Session): boolean => session.roles.includes("SUPER_ADMIN");

export const isPartner = (session: Session): boolean => session.roles.includes("PARTNER");

/** The start page: the quick dashboard; for partners, who have no queues, their dashboard, or without its permission the profile. */
export const startPage = (session: Session): string => {
  if (!isPartner(session)) return "/quick-dashboard";
  return can(session, "view_partner_dashboard") ? "/partner-dashboard" : "/user/profile";
};

/** The tooltip of a button that is disabled for a missing permission; undefined if the session has it. */
export const lacking = (session: Session, permission: Permission): string | undefined =>
  can(session, permission) ? undefined : `You need the permission ${permission}. Ask an administrator for it.`;

/** Staff at operator level and above, who may choose an operator and include its brands (ruling 16). */
export const isOperatorLevel = (session: Session): boolean =>
  isAdmin(session) || session.roles.some((role) => role === "OPERATOR_ADMIN" || role === "OPERATOR_MANAGER");
