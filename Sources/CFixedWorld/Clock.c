#define _GNU_SOURCE
#include "World.h"
#include <pthread.h>
#include <semaphore.h>
#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

// The wall clock stands still; the clocks that measure how long something takes stay real, so that timers, time limits and
// sleeping work. Where a deadline is given on the wall clock, it is carried over to the real one.

static bool is_wall(clockid_t clock) {
  return world_clock_fixed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!is_wall(clock)) return NEXT(clock_gettime)(clock, time);
  time->tv_sec = atomic_load(&world_seconds);
  time->tv_nsec = 0;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!world_clock_fixed) return NEXT(gettimeofday)(time, zone);
  if ((uintptr_t)time != 0) {
    time->tv_sec = atomic_load(&world_seconds);
    time->tv_usec = 0;
  }
  if (zone) memset(zone, 0, sizeof(struct timezone));
  return 0;
}

time_t time(time_t *result) {
  if (!world_clock_fixed) return NEXT(time)(result);
  time_t now = atomic_load(&world_seconds);
  if (result) *result = now;
  return now;
}

int timespec_get(struct timespec *time, int base) {
  if (!world_clock_fixed || base != TIME_UTC) return NEXT(timespec_get)(time, base);
  time->tv_sec = atomic_load(&world_seconds);
  time->tv_nsec = 0;
  return base;
}

/// A deadline on the fixed wall clock as one on the real wall clock.
static struct timespec real_deadline(const struct timespec *deadline) {
  struct timespec now;
  NEXT(clock_gettime)(CLOCK_REALTIME, &now);
  struct timespec real = {
    .tv_sec = deadline->tv_sec - atomic_load(&world_seconds) + now.tv_sec,
    .tv_nsec = deadline->tv_nsec + now.tv_nsec,
  };
  if (real.tv_nsec >= 1000000000) {
    real.tv_nsec -= 1000000000;
    real.tv_sec += 1;
  }
  if (real.tv_sec < 0) real.tv_sec = 0;
  return real;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  // glibc keeps in this bit that the condition waits on the monotonic clock.
  bool is_monotonic = condition->__data.__wrefs & 2;
  if (!world_clock_fixed || is_monotonic) return NEXT(pthread_cond_timedwait)(condition, mutex, deadline);
  struct timespec real = real_deadline(deadline);
  return NEXT(pthread_cond_timedwait)(condition, mutex, &real);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  if (!world_clock_fixed) return NEXT(pthread_mutex_timedlock)(mutex, deadline);
  struct timespec real = real_deadline(deadline);
  return NEXT(pthread_mutex_timedlock)(mutex, &real);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  if (!world_clock_fixed) return NEXT(sem_timedwait)(semaphore, deadline);
  struct timespec real = real_deadline(deadline);
  return NEXT(sem_timedwait)(semaphore, &real);
}

/// Which descriptors are timers on the wall clock.
static _Atomic bool wall_timers[1024];

int timerfd_create(int clock, int flags) {
  int descriptor = NEXT(timerfd_create)(clock, flags);
  if (descriptor >= 0 && descriptor < 1024) atomic_store(&wall_timers[descriptor], is_wall(clock));
  return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *before) {
  bool is_deadline = flags & TFD_TIMER_ABSTIME && (value->it_value.tv_sec || value->it_value.tv_nsec);
  if (!is_deadline || descriptor < 0 || descriptor >= 1024 || !atomic_load(&wall_timers[descriptor]))
    return NEXT(timerfd_settime)(descriptor, flags, value, before);
  struct itimerspec real = *value;
  real.it_value = real_deadline(&value->it_value);
  return NEXT(timerfd_settime)(descriptor, flags, &real, before);
}
