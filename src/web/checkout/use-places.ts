import { useCallback, useEffect, useState } from "react";
import { api } from "../session/api.ts";

export interface PlaceCode {
  iso2: string;
  name: string;
}

export interface Places {
  /** Null until they are there. */
  list: PlaceCode[] | null;
  failed: boolean;
  retry(): void;
}

const asked = new Map<string, Promise<PlaceCode[]>>();

/**
 * Reads a list of places, each list once a visit. A failure is logged only (ERR-30).
 * @param path below /api/location/v1; null while nothing can be asked yet
 */
export function usePlaces(path: string | null): Places {
  const [state, setState] = useState<{ path: string | null; list: PlaceCode[] | null; failed: boolean }>({
    path: null,
    list: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let current = true;
    read(path).then(
      (list) => current && setState({ path, list, failed: false }),
      (error: unknown) => {
        console.warn("Places could not be loaded.", error);
        if (current) setState({ path, list: null, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [path, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return state.path === path ? { list: state.list, failed: state.failed, retry } : { list: null, failed: false, retry };
}

function read(path: string): Promise<PlaceCode[]> {
  const known = asked.get(path);
  if (known) return known;
  const reading = api<PlaceCode[]>(`/api/location/v1/${path}`);
  asked.set(path, reading);
  reading.catch(() => asked.delete(path));
  return reading;
}
