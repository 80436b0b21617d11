export interface LockfileEntry {
  version: string;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  os?: string[] | string;
  cpu?: string[] | string;
  libc?: string[] | string;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockfileEntry>;
}

export interface MissingPackage {
  name: string;
  version: string;
  dev: boolean;
}

const LIBC: Record<string, string> = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };
const MACHINE = /(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-(\w+))?$/;

/** The optional packages that some package of the lockfile names and the lockfile does not hold. */
export function missingFromLockfile({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isHeld(packages, path, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  );
}

/** The entry for a package that only other machines install; what it is for stands in its name. */
export function placeholder({ name, version, dev }: MissingPackage): LockfileEntry {
  const [, os, cpu, abi] = MACHINE.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`${name} does not say in its name which machine it is for.`);
  const libc = os === "linux" && abi ? LIBC[abi] : undefined;
  return {
    version,
    cpu: [os === "wasm32" ? os : cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os !== "wasm32" && { os: [os] }),
  };
}

/** Looks where Node would: inside the package that asks, then further and further out. */
function isHeld(packages: Lockfile["packages"], path: string, name: string): boolean {
  const way = path === "" ? [] : path.split("/node_modules/");
  const places = way.map((_, depth) => [...way.slice(0, depth + 1), name].join("/node_modules/"));
  return [`node_modules/${name}`, ...places].some((place) => place in packages);
}
